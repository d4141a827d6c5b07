/** A page of the documentation, with its place among the others. */
export interface DocsPage {
  /** The last part of its address; `index` for the first page, whose address has none. */
  name: string;
  title: string;
  /** What is in its main part, as HTML. */
  content: string;
  /** Scripts that it runs. */
  scripts?: readonly string[];
  styles: readonly string[];
}

/** Writes a page as HTML that needs no script to be read. */
export function htmlOf(page: DocsPage, all: readonly Pick<DocsPage, 'name' | 'title'>[]): string {
  const styles = page.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const scripts = (page.scripts ?? []).map((src) => `<script type="module" src="${src}"></script>`);
  const links = all.map(({ name, title }) => {
    const here = name === page.name ? ' aria-current="page"' : '';
    return `<li><a href="${addressOf(name)}"${here}>${escapeHtml(title)}</a></li>`;
  });
  // The reference brings a main part of its own.
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
