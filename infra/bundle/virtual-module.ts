import type { Plugin } from 'esbuild';

/** A plugin for a generated module. A bundle contains only the exports that it imports. */
export function virtualModule(
  name: string,
  exportedValues: Readonly<Record<string, unknown>>,
): Plugin {
  const lines = Object.entries(exportedValues).map(
    ([one, value]) => `export const ${one} = ${JSON.stringify(value)};`,
  );
  return {
    name,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({
        path,
        namespace: name,
      }));
      build.onLoad({ filter: /.*/, namespace: name }, () => ({ contents: lines.join('\n') }));
    },
  };
}
