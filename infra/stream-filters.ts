import type { StreamFunction } from './background-function.ts';

/** A removed row has only an old image, a new one only a new image. */
export function filtersOf({
  entities,
  inserts = [],
  additions = [],
  removals = [],
}: Pick<StreamFunction, 'entities' | 'inserts' | 'additions' | 'removals'>) {
  const of = (image: string, kinds: readonly string[]) => ({
    dynamodb: { [image]: { entity: { S: kinds } } },
  });
  const beginning = [...inserts, ...additions];
  const ending = [...inserts, ...removals];
  const patterns = [
    of('NewImage', entities),
    of('OldImage', entities),
    ...(beginning.length > 0 ? [{ eventName: ['INSERT'], ...of('NewImage', beginning) }] : []),
    ...(ending.length > 0 ? [{ eventName: ['REMOVE'], ...of('OldImage', ending) }] : []),
  ];
  return patterns.map((pattern) => ({ pattern: JSON.stringify(pattern) }));
}
