import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { ServedPages } from '#shared/http/served-pages.ts';
import { renderGuide } from './docs/guide.ts';
import { guideNames, readGuide } from './docs/guides.ts';
import { type DocsPage, htmlOf } from './docs/page.ts';
import { builtFrom, forBrowsers, hashedName } from './for-browsers.ts';
import { type Compression, servedFile } from './served-file.ts';

const app = join(import.meta.dirname, '..', '..', 'functions', 'docs', 'app');

const referenceContent = `<section aria-labelledby="title">
<h1 id="title">Reference</h1>
<p id="caller" role="status"></p>
<h2 class="hidden">Operations</h2>
<div id="families" role="navigation" aria-label="Families of operations"></div>
</section>
<div id="reference"><noscript><p>The reference needs JavaScript; the
<a href="/v1/openapi.yaml">description that it shows</a> does not.</p></noscript></div>
<footer class="hint">Shown by Swagger UI, © SmartBear Software, under the
<a href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</a>.</footer>`;

/** Bundles the documentation: a page for each guide, the page of the API reference, and their files. */
export async function bundleDocs(compression: Compression): Promise<ServedPages> {
  const { outputFiles, metafile } = await buildApp();
  const address = (entry: string) => `/docs/${basename(builtFrom(metafile, entry).path)}`;
  const style = address('style.css');
  const guides = await Promise.all(
    guideNames.map(async (name): Promise<DocsPage> => {
      const guide = renderGuide(await readGuide(name));
      return { name, styles: [style], ...guide };
    }),
  );
  const reference: DocsPage = {
    name: 'reference',
    title: 'Reference',
    content: referenceContent,
    styles: [address('reference.css'), style],
    scripts: [address('reference.ts')],
  };
  const pages = [...guides, reference];
  const servedPages = pages.map((page) => {
    const html = Buffer.from(htmlOf(page, pages));
    const file = servedFile(`${page.name}.html`, html, compression);
    return [page.name, { ...file, isImmutable: false }] as const;
  });
  const files = outputFiles.map(({ path, contents }) => {
    const file = servedFile(basename(path), contents, compression);
    return [file.name, { ...file, isImmutable: true }] as const;
  });
  const [[, page] = [], ...others] = servedPages;
  if (!page) throw new Error('The documentation has no first page.');
  return { page, assets: Object.fromEntries([...others, ...files]) };
}

function buildApp() {
  return build({
    ...forBrowsers(app),
    entryPoints: ['reference.ts', 'style.css', 'reference.css'].map((file) => join(app, file)),
    metafile: true,
    entryNames: hashedName,
  });
}
