import { join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';

/** How the files of an app in this folder are built for the browsers that we serve. */
export function forBrowsers(app: string) {
  return {
    outdir: join(app, 'built'),
    absWorkingDir: app,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'warning',
  } satisfies BuildOptions;
}

/** A name with a hash of the contents, so that it never means anything else. */
export const hashedName = '[name]-[hash]';

/** What was built from a source, and where. */
export function builtFrom({ outputs }: Metafile, source: string) {
  const output = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!output) throw new Error(`${source} was not built.`);
  const [path, { imports }] = output;
  return { path, imports };
}
