import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import type { Named } from '#shared/fields/record.ts';
import type { Current } from '#shared/records/read.ts';
import { deepestLocation, readBranch, readLineages, readTree, treeGuards } from './lineage.ts';
import type { LocationRecord } from './record.ts';

const depthMessage = `Locations can be at most ${deepestLocation} levels deep.`;

/** Where a new location will be. Refuses more than ten levels. */
export async function readPlace(call: Call, record: LocationRecord) {
  const tree = record.parent_id === null ? undefined : await readTree(call);
  const lineage = (await readLineages(call, [record])).get(record.id) ?? [];
  const problem = { code: 'invalid_value', message: depthMessage } as const;
  return {
    lineage,
    problems: lineage.length >= deepestLocation ? { parent_id: [problem] } : {},
    guards: tree ? treeGuards(call, tree, 'growth') : [],
  };
}

/** A location that changes. `path` stands before its fields in the body. */
export interface LocationChange {
  path: string;
  before: Current<LocationRecord>;
  after: LocationRecord;
}

/**
 * Where the locations of a call will be: their ancestors, the root first, by their ids. Refuses cycles
 * and more than ten levels; a move holds only in the tree that was read. `records` are all locations of
 * the call as they will be.
 */
export async function readPlaces(
  call: Call,
  changes: readonly LocationChange[],
  records: readonly LocationRecord[],
) {
  const moves = changes.filter(({ before, after }) => before.parent_id !== after.parent_id);
  const tree = moves.length > 0 ? await readTree(call) : undefined;
  const [stored, ...branches] = await Promise.all([
    readLineages(call, records),
    ...moves.map(({ after }) => readBranch(call, after.id)),
  ]);
  const parents = new Map<number, number | null>();
  const names = new Map<number, string>();
  for (const lineage of stored.values()) {
    for (const [place, { id, name }] of lineage.entries()) {
      parents.set(id, lineage[place - 1]?.id ?? null);
      names.set(id, name);
    }
  }
  for (const [child, parent] of branches.flatMap((branch) => [...branch])) {
    parents.set(child, parent);
  }
  for (const { id, parent_id, name } of records) {
    parents.set(id, parent_id);
    names.set(id, name);
  }
  const problems = moves.map(({ path, after }, place) => {
    const message = placeProblem([after.id, ...(branches[place]?.keys() ?? [])], parents);
    return message ? { [`${path}parent_id`]: [{ code: 'invalid_value' as const, message }] } : {};
  });
  const named = (id: number): Named => ({ id, name: names.get(id) ?? '' });
  return {
    lineages: new Map(records.map(({ id }) => [id, ancestorsOf(id, parents).map(named)])),
    problems: mergeFields(...problems),
    guards: tree ? treeGuards(call, tree, 'move') : [],
  };
}

type Parents = ReadonlyMap<number, number | null>;

/** What is wrong with a location and all below it; undefined where nothing is. */
function placeProblem([own = 0, ...below]: readonly number[], parents: Parents) {
  if (ancestorsOf(own, parents).includes(own)) return 'A location cannot be below itself.';
  const isTooDeep = [own, ...below].some(
    (id) => ancestorsOf(id, parents).length >= deepestLocation,
  );
  return isTooDeep ? depthMessage : undefined;
}

/** The ids above a location, the root first; a cycle ends one level below the deepest allowed. */
function ancestorsOf(id: number, parents: Parents): number[] {
  const above: number[] = [];
  let parent = parents.get(id) ?? null;
  while (parent !== null && above.length <= deepestLocation) {
    above.unshift(parent);
    parent = parents.get(parent) ?? null;
  }
  return above;
}
