import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Leaves out of a function's bundle the declarations of all endpoints but its own, with the queries of
 * their lists. The bundler keeps a value that is made by a call, unless the call is marked as one that
 * does nothing else: so are those at the top level of routes and fields, and in what they are given.
 */
export const leanRoutes: Plugin = {
  name: 'lean-routes',
  setup(build) {
    const filter = /shared[/\\]families[/\\]\w+[/\\](routes|\w*-?fields|queries)\.ts$/;
    build.onLoad({ filter }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replace(calls, '/* @__PURE__ */ $&'), loader: 'ts' };
    });
  },
};

const calls =
  /(?<=[ (])(?:route|listOf|pageQuery|syncedQuery|unsyncedQuery|z\.\w+|\w+Parameter|\w+Body)\(/g;
