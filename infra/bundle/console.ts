import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import type { ServedPages } from '#shared/http/served-pages.ts';
import { servedFile } from './served-file.ts';

const app = join(import.meta.dirname, '..', '..', 'functions', 'console', 'app');
/** The address below which all but the page itself is served. */
const publicPath = '/console/';

/** These keep their name: browsers come back for them by it. */
const named = ['push.js', 'icon.svg', 'manifest.webmanifest'];

/** Bundles the web console: the page, and the files that it is made of, compressed. */
export async function bundleConsole(): Promise<ServedPages> {
  const { outputFiles, metafile } = await buildApp();
  const worker = await buildWorker();
  const files = [...outputFiles, worker].map((file) =>
    servedFile(basename(file.path), file.contents),
  );
  const still = await Promise.all(
    ['icon.svg', 'manifest.webmanifest'].map(async (name) =>
      servedFile(name, await readFile(join(app, name))),
    ),
  );
  const html = (await readFile(join(app, 'page.html'), 'utf8')).replace(
    '<!-- assets -->',
    headOf(metafile),
  );
  const assets = [...files, ...still].map(
    (file) => [file.name, { ...file, isImmutable: !named.includes(file.name) }] as const,
  );
  return { page: servedFile('page.html', Buffer.from(html)), assets: Object.fromEntries(assets) };
}

/** Pages are loaded when they are first shown; what they share is in files of its own. */
function buildApp() {
  return build({
    entryPoints: { main: join(app, 'main.tsx'), style: join(app, 'style', 'all.css') },
    ...options,
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
}

/** The service worker has one address for good: a browser asks there whether it changed. */
async function buildWorker(): Promise<OutputFile> {
  const { outputFiles } = await build({
    entryPoints: { push: join(app, 'push', 'worker.ts') },
    ...options,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker of the console was not built.');
  return file;
}

const options = {
  outdir: join(app, 'built'),
  absWorkingDir: app,
  write: false as const,
  bundle: true,
  minify: true,
  format: 'esm' as const,
  platform: 'browser' as const,
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  jsx: 'automatic' as const,
  jsxImportSource: 'preact',
  legalComments: 'none' as const,
  logLevel: 'warning' as const,
};

/** What the head of the page names: the style, the script, and what that is going to import at once. */
function headOf({ outputs }: Metafile): string {
  const entries = Object.entries(outputs);
  const fileOf = (entry: string) =>
    entries.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '';
  const script = fileOf('main.tsx');
  const early = (outputs[script]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  const address = (file: string) => `${publicPath}${basename(file)}`;
  return [
    `<link rel="stylesheet" href="${address(fileOf('style/all.css'))}">`,
    `<script type="module" src="${address(script)}"></script>`,
    ...early.map(({ path }) => `<link rel="modulepreload" href="${address(path)}">`),
  ].join('\n    ');
}
