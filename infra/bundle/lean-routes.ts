import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Removes from a function's bundle the declarations of all endpoints except its own. The bundler keeps a value
 * that is the result of a call or a spread, unless the code is marked as free of side effects; this plugin
 * marks the values at the top level of routes, fields and queries.
 */
export const leanRoutes: Plugin = {
  name: 'lean-routes',
  setup(build) {
    const filter = /shared[/\\]families[/\\]\w+[/\\](routes|[\w-]*fields|queries)\.ts$/;
    build.onLoad({ filter }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.split(statements).map(markPure).join(''), loader: 'ts' };
    });
  },
};

/** Matches where a statement or comment starts at the top level of a formatted file. */
const statements = /^(?=[a-z/])/m;
/** Matches a constant with a call or a spread in its value; functions are excluded. */
const computedValue =
  /^((?:export )?const \w+(?:: [^=\n]+)? = )((?!(?:async )?(?:\([^()]*\)|\w+)(?:: \w+)? =>)[^;]*?(?:\(|\.\.\.)[\s\S]*?);(\s*)$/;

function markPure(statement: string): string {
  return statement.replace(computedValue, '$1/* @__PURE__ */ (() => ($2))();$3');
}
