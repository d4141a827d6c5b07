/** A page of the documentation, with its place among the others. */
export interface DocsPage {
  /** The last segment of its path; `index` for the first page, whose path has no such segment. */
  name: string;
  title: string;
  /** The content of its main element, as HTML. */
  content: string;
  /** The addresses of its scripts. */
  scripts?: readonly string[];
  styles: readonly string[];
}

/** Renders a page as HTML that can be read without scripts. */
export function htmlOf(page: DocsPage, all: readonly Pick<DocsPage, 'name' | 'title'>[]): string {
  const styles = page.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const scripts = (page.scripts ?? []).map((src) => `<script type="module" src="${src}"></script>`);
  const links = all.map(({ name, title }) => {
    const here = name === page.name ? ' aria-current="page"' : '';
    return `<li><a href="${addressOf(name)}"${here}>${escapeHtml(title)}</a></li>`;
  });
  // The script of the reference adds its own main element.
  const part = page.name === 'reference' ? 'div' : 'main';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(page.title)} · Equipment</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/console/icon.svg" type="image/svg+xml">
    ${[...styles, ...scripts].join('\n    ')}
  </head>
  <body>
    <a class="skip" href="#main">Skip to the text</a>
    <header><a href="/docs">Equipment API</a> <a href="/">Console</a></header>
    <nav aria-label="Documentation"><ul>${links.join('\n')}</ul></nav>
    <${part} id="main" class="${page.name === 'reference' ? 'reference' : 'guide'}" tabindex="-1">
${page.content}
    </${part}>
  </body>
</html>
`;
}

const addressOf = (name: string) => (name === 'index' ? '/docs' : `/docs/${name}`);

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
