import type { StreamFunction } from './background-function.ts';

/** Filter patterns of a stream. A deleted row has only an old image, a created one only a new image. */
export function filtersOf({
  entities,
  insertsAndRemovals = [],
  inserts = [],
  removals = [],
}: Pick<StreamFunction, 'entities' | 'insertsAndRemovals' | 'inserts' | 'removals'>) {
  const of = (image: string, kinds: readonly string[]) => ({
    dynamodb: { [image]: { entity: { S: kinds } } },
  });
  const beginning = [...insertsAndRemovals, ...inserts];
  const ending = [...insertsAndRemovals, ...removals];
  const patterns = [
    of('NewImage', entities),
    of('OldImage', entities),
    ...(beginning.length > 0 ? [{ eventName: ['INSERT'], ...of('NewImage', beginning) }] : []),
    ...(ending.length > 0 ? [{ eventName: ['REMOVE'], ...of('OldImage', ending) }] : []),
  ];
  return patterns.map((pattern) => ({ pattern: JSON.stringify(pattern) }));
}
