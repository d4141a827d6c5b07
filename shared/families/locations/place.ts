import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import type { Current } from '#shared/records/read.ts';
import {
  deepestLocation,
  lineageOf,
  readAncestors,
  readBranch,
  readTree,
  type Tree,
  treeGuards,
} from './lineage.ts';
import type { LocationRecord } from './record.ts';

const depthMessage = `Locations can be at most ${deepestLocation} levels deep.`;

/** Where a new location will be. Refuses more than ten levels. */
export async function readPlace(call: Call, record: LocationRecord) {
  const state = record.parent_id === null ? undefined : await readTree(call);
  const lineage = lineageOf(record.parent_id, await readAncestors(call, [record]));
  const problem = { code: 'invalid_value', message: depthMessage } as const;
  return {
    lineage,
    problems: lineage.length >= deepestLocation ? { parent_id: [problem] } : {},
    guards: state ? treeGuards(call, state, 'growth') : [],
  };
}

/** A location that changes. `path` stands before its fields in the body. */
export interface LocationChange {
  path: string;
  before: Current<LocationRecord>;
  after: LocationRecord;
}

/**
 * The tree in which the locations of a call will be. Refuses cycles and more than ten levels; a move
 * holds only in the tree that was read. `records` are all locations of the call as they will be.
 */
export async function readPlaces(
  call: Call,
  changes: readonly LocationChange[],
  records: readonly LocationRecord[],
) {
  const moves = changes.filter(({ before, after }) => before.parent_id !== after.parent_id);
  const state = moves.length > 0 ? await readTree(call) : undefined;
  const [tree, ...branches] = await Promise.all([
    readAncestors(call, records),
    ...moves.map(({ after }) => readBranch(call, after.id)),
  ]);
  for (const [child, parent] of branches.flatMap((branch) => [...branch])) {
    tree.set(child, { name: tree.get(child)?.name ?? '', parent });
  }
  for (const { id, parent_id: parent, name } of records) tree.set(id, { name, parent });
  const problems = moves.map(({ path, after }, place) => {
    const message = placeProblem([after.id, ...(branches[place]?.keys() ?? [])], tree);
    return message ? { [`${path}parent_id`]: [{ code: 'invalid_value' as const, message }] } : {};
  });
  return {
    tree,
    problems: mergeFields(...problems),
    guards: state ? treeGuards(call, state, 'move') : [],
  };
}

/** What is wrong with a location and all below it; undefined where nothing is. */
function placeProblem(ids: readonly number[], tree: Tree): string | undefined {
  const [own] = ids;
  const lineages = ids.map((id) => lineageOf(tree.get(id)?.parent ?? null, tree));
  if (lineages[0]?.some(({ id }) => id === own)) return 'A location cannot be below itself.';
  const isTooDeep = lineages.some(({ length }) => length >= deepestLocation);
  return isTooDeep ? depthMessage : undefined;
}
