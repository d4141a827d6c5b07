import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import type { ServedPages } from '#shared/http/served-pages.ts';
import { builtFrom, forBrowsers, hashedName } from './for-browsers.ts';
import { type Compression, servedFile } from './served-file.ts';

const app = join(import.meta.dirname, '..', '..', 'functions', 'console', 'app');
/** The path of all files of the console except the page itself. */
const publicPath = '/console/';

/** Files whose names have no hash, because browsers look for updates at the same address. */
const stableNames = ['push.js', 'icon.svg', 'manifest.webmanifest'];

/** Bundles the web console. Returns its page and its files, compressed. */
export async function bundleConsole(compression: Compression): Promise<ServedPages> {
  const [{ outputFiles, metafile }, worker] = await Promise.all([buildApp(), buildWorker()]);
  const files = [...outputFiles, worker].map((file) =>
    servedFile(basename(file.path), file.contents, compression),
  );
  const still = await Promise.all(
    ['icon.svg', 'manifest.webmanifest'].map(async (name) =>
      servedFile(name, await readFile(join(app, name)), compression),
    ),
  );
  const html = (await readFile(join(app, 'page.html'), 'utf8')).replace(
    '<!-- assets -->',
    headOf(metafile),
  );
  const assets = [...files, ...still].map(
    (file) => [file.name, { ...file, isImmutable: !stableNames.includes(file.name) }] as const,
  );
  const page = servedFile('page.html', Buffer.from(html), compression);
  return { page, assets: Object.fromEntries(assets) };
}

/** Bundles the app, with separate files for dynamic imports and for the code that they share. */
function buildApp() {
  return build({
    ...options,
    entryPoints: { main: join(app, 'main.tsx'), style: join(app, 'style', 'all.css') },
    splitting: true,
    metafile: true,
    entryNames: hashedName,
    chunkNames: hashedName,
  });
}

/** Bundles the service worker, whose address never changes: browsers look there for a new version. */
async function buildWorker(): Promise<OutputFile> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: { push: join(app, 'push', 'worker.ts') },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker of the console was not built.');
  return file;
}

const options = { ...forBrowsers(app), jsx: 'automatic' as const, jsxImportSource: 'preact' };

/** The tags in the head of the page: the style, the script, and preloads of the script's static imports. */
function headOf(metafile: Metafile): string {
  const script = builtFrom(metafile, 'main.tsx');
  const style = builtFrom(metafile, 'style/all.css');
  const early = script.imports.filter(({ kind }) => kind === 'import-statement');
  const address = ({ path }: { path: string }) => `${publicPath}${basename(path)}`;
  return [
    `<link rel="stylesheet" href="${address(style)}">`,
    `<script type="module" src="${address(script)}"></script>`,
    ...early.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
  ].join('\n    ');
}
