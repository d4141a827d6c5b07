import { join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';

/** The options that build an app in this folder for the supported browsers. */
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

/** A name with a hash of the content, so that the file can be cached for good. */
export const hashedName = '[name]-[hash]';

/** The output of a source file, with its path. Throws if the build has none. */
export function builtFrom({ outputs }: Metafile, source: string) {
  const output = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!output) throw new Error(`${source} was not built.`);
  const [path, { imports }] = output;
  return { path, imports };
}
