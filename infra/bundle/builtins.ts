import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Takes Node's own modules through `process.getBuiltinModule`. An ESM import of them runs every lazy
 * getter of `node:http`, which makes a cold start a quarter longer.
 */
export const builtins: Plugin = {
  name: 'builtins',
  setup(build) {
    const names = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
    build.onResolve({ filter: /^[a-z_:/]+\d?[a-z_/]*$/ }, ({ path }) =>
      names.has(path) ? { path, namespace: 'builtin' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
