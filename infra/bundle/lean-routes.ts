import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Leaves out of a function's bundle the declarations of all endpoints but its own, with their bodies and
 * queries. The bundler keeps a value that is made by a call or of parts, unless it is marked as one that
 * does nothing else: so are those at the top level of routes, fields and queries.
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

/** Where a statement or a comment begins at the top level of a formatted file. */
const statements = /^(?=[a-z/])/m;
/** A value that is not just named, written down, or a function. */
const computedValue =
  /^((?:export )?const \w+(?:: [^=\n]+)? = )((?!(?:async )?(?:\([^()]*\)|\w+)(?:: \w+)? =>)[^;]*?(?:\(|\.\.\.)[\s\S]*?);(\s*)$/;

function markPure(statement: string): string {
  return statement.replace(computedValue, '$1/* @__PURE__ */ (() => ($2))();$3');
}
