import { isObject } from '#shared/json.ts';
import { describeInterface } from './document.ts';

/**
 * The description as served. Errors that several endpoints share are components: written out, they
 * would be more than half of the document.
 */
export function describeShared(productionHost?: string) {
  const { paths, components, ...description } = describeInterface(productionHost);
  const names = sharedNames(paths);
  const referring: typeof paths = JSON.parse(JSON.stringify(paths), (_key, value) => {
    const name = isObject(value) && 'x-codes' in value && names.get(JSON.stringify(value));
    return name ? { $ref: `#/components/responses/${name}` } : value;
  });
  const responses = Object.fromEntries(
    [...names].map(([source, name]) => [name, JSON.parse(source)]),
  );
  return { ...description, paths: referring, components: { ...components, responses } };
}

/** The component names of repeated error responses, by their content. */
function sharedNames(paths: ReturnType<typeof describeInterface>['paths']): Map<string, string> {
  const refusals = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses }) => Object.entries(responses))
    .flatMap(([status, response]) => {
      const codes = response['x-codes'];
      return codes
        ? [{ name: [status, ...codes].join('.'), source: JSON.stringify(response) }]
        : [];
    });
  const bySource = Map.groupBy(refusals, ({ source }) => source);
  const sharedSources = [...bySource].filter(([, uses]) => uses.length > 1);
  const counts = new Map<string, number>();
  return new Map(
    sharedSources.map(([source, [use]]) => {
      const name = use?.name ?? '';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      // Sign-in endpoints have the same errors with more headers.
      return [source, count === 1 ? name : `${name}.${count}`];
    }),
  );
}
