import type { Call } from '#shared/call.ts';
import { type Fields, mergeFields } from '#shared/errors.ts';
import type { Current } from '#shared/records/read.ts';
import type { Counter } from '#shared/records/transaction.ts';
import { deepestLocation, readBranch, readLineages, readTree, treeGuards } from './lineage.ts';
import { cycleMessage, depthMessage } from './place.ts';
import type { LocationRecord } from './record.ts';

/** A location of the call, with the path of its entry in the body. */
export interface LocationChange {
  path: string;
  before: Current<LocationRecord>;
  after: LocationRecord;
}

/** The places of several locations in the tree, once all of them are where they go. */
interface Places {
  /** The ids of the ancestors, the root first, by the id of a location. */
  lineages: Map<number, number[]>;
  problems: Fields;
  guards: Counter[];
}

/** Refuses cycles and more than ten levels, as the tree will be. It holds only in the tree that was read. */
export async function placeTogether(
  call: Call,
  changes: readonly LocationChange[],
): Promise<Places> {
  const moves = changes.filter(({ before, after }) => before.parent_id !== after.parent_id);
  if (moves.length === 0) {
    const kept = changes.map(({ before }) => [before.id, before.lineage] as const);
    return { lineages: new Map(kept), problems: {}, guards: [] };
  }
  const tree = await readTree(call);
  const [lineages, ...branches] = await Promise.all([
    readLineages(
      call,
      changes.map(({ after }) => after),
    ),
    ...moves.map(({ after }) => readBranch(call, after.id)),
  ]);
  const parents = new Map<number, number | null>();
  for (const lineage of lineages.values()) {
    for (const [place, { id }] of lineage.entries())
      parents.set(id, lineage[place - 1]?.id ?? null);
  }
  for (const [child, parent] of branches.flatMap((branch) => [...branch]))
    parents.set(child, parent);
  for (const { after } of changes) parents.set(after.id, after.parent_id);
  const problems = moves.map(({ path, after }, place) => {
    const message = placeProblem([after.id, ...(branches[place]?.keys() ?? [])], parents);
    return message ? { [`${path}.parent_id`]: [{ code: 'invalid_value' as const, message }] } : {};
  });
  return {
    lineages: new Map(changes.map(({ after }) => [after.id, ancestorsOf(after.id, parents)])),
    problems: mergeFields(...problems),
    guards: treeGuards(call, tree, 'move'),
  };
}

type Parents = ReadonlyMap<number, number | null>;

/** What is wrong with a location and all below it; undefined where nothing is. */
function placeProblem([own = 0, ...below]: readonly number[], parents: Parents) {
  if (ancestorsOf(own, parents).includes(own)) return cycleMessage;
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
