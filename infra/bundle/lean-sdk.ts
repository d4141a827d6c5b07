import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Leaves out of the bundles what the SDK carries and a function never runs: of its own package.json all
 * but the version, and a SHA-256 in JavaScript for a Node without one. Together 6 KB in every function.
 */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    build.onLoad({ filter: /client-dynamodb[/\\]package\.json$/ }, async ({ path }) => {
      const { default: manifest } = await import(path, { with: { type: 'json' } });
      return { contents: JSON.stringify({ version: manifest.version }), loader: 'json' };
    });
    build.onResolve({ filter: /^\.\/Sha256Js$/ }, () => ({
      path: join(import.meta.dirname, 'no-sha256.ts'),
    }));
  },
};
