import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import type { Named } from '#shared/fields/record.ts';
import { type Current, findRowsOf } from '#shared/records/read.ts';
import { allOf, hasCount, type RowWrite } from '#shared/table/actions.ts';
import { indexLagSeconds } from '#shared/table/indexes.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { addSeconds } from '#shared/time.ts';
import { deepestLocation, readBranch, readBranchNow } from './branch.ts';
import type { LocationRecord } from './record.ts';

/** A location in the tree. */
interface TreeNode {
  name: string;
  parent: number | null;
}

/** Nodes by the ids of their locations. */
export type Tree = ReadonlyMap<number, TreeNode>;

/**
 * The nodes of the ancestors of locations. Each record stores its ancestors from its last write,
 * which saves round trips; later moves are followed up.
 */
export async function readAncestors(
  call: Call,
  records: readonly Pick<LocationRecord, 'parent_id' | 'lineage'>[],
): Promise<Map<number, TreeNode>> {
  const tree = new Map<number, TreeNode>();
  let ids = new Set(
    records.flatMap(({ parent_id, lineage }) => [...lineage, ...(parent_id ? [parent_id] : [])]),
  );
  while (ids.size > 0) {
    const read = { consistent: true, attributes: ['name', 'parent_id'] };
    const rows = await findRowsOf(call, 'location', ids, read);
    for (const { sk, name, parent_id } of rows) {
      tree.set(idOf(sk), { name: String(name), parent: parent_id ? Number(parent_id) : null });
    }
    const parents = rows.flatMap(({ parent_id }) => (parent_id ? [Number(parent_id)] : []));
    ids = new Set(parents.filter((id) => !tree.has(id)));
  }
  return tree;
}

/**
 * The ancestors of a location with a parent, the root first; a cycle ends one level below the deepest
 * allowed.
 */
export function lineageOf(parent: number | null, tree: Tree): Named[] {
  const lineage: Named[] = [];
  let id = parent;
  while (id !== null && lineage.length <= deepestLocation) {
    const node = tree.get(id);
    lineage.unshift({ id, name: node?.name ?? '' });
    id = node?.parent ?? null;
  }
  return lineage;
}

/** Counts of moves and additions in the tree, which a decision about it depends on, and when the last was. */
interface TreeState {
  version: number;
  growth: number;
  changedAt: string;
}

async function readTree(call: Call): Promise<TreeState> {
  const row = await findRow(rowKey.locationTree(call.caller.accountId), { consistent: true });
  return {
    version: Number(row?.version ?? 0),
    growth: Number(row?.growth ?? 0),
    changedAt: String(row?.changed_at ?? ''),
  };
}

/**
 * Fails a move if the tree has changed since it was read, and an addition if a location was moved.
 * Concurrent additions do not conflict.
 */
function treeGuards(
  call: Call,
  { version, growth }: TreeState,
  change: 'move' | 'growth',
): RowWrite[] {
  const key = rowKey.locationTree(call.caller.accountId);
  const set = { entity: key.entity, changed_at: call.now };
  const isUnmoved = hasCount('version', version);
  if (change === 'growth') {
    return [{ kind: 'update', key, set, add: { growth: 1 }, condition: isUnmoved }];
  }
  const condition = allOf(isUnmoved, hasCount('growth', growth));
  return [{ kind: 'update', key, set, add: { version: 1 }, condition }];
}

const tooDeep = () => `Locations can be at most ${deepestLocation} levels deep.`;

/** Reads the branch of a new location. Refuses more than ten levels. */
export async function readNewBranch(call: Call, record: LocationRecord) {
  const state = record.parent_id === null ? undefined : await readTree(call);
  const lineage = lineageOf(record.parent_id, await readAncestors(call, [record]));
  const problem = { code: 'invalid_value', message: tooDeep() } as const;
  return {
    lineage,
    problems: lineage.length >= deepestLocation ? { parent_id: [problem] } : {},
    guards: state ? treeGuards(call, state, 'growth') : [],
  };
}

/** A location that changes. `path` is the prefix of its fields in the body. */
export interface LocationChange {
  path: string;
  before: Current<LocationRecord>;
  after: LocationRecord;
}

/**
 * The tree in which the locations of a call will be. Refuses cycles and more than ten levels; a move
 * holds only in the tree that was read. `records` are all locations of the call as they will be.
 */
export async function readNewTree(
  call: Call,
  changes: readonly LocationChange[],
  records: readonly LocationRecord[],
) {
  const moves = changes.filter(({ before, after }) => before.parent_id !== after.parent_id);
  const state = moves.length > 0 ? await readTree(call) : undefined;
  const isSettled = state && state.changedAt < addSeconds(call.now, -indexLagSeconds);
  const [tree, ...branches] = await Promise.all([
    readAncestors(call, records),
    ...moves.map(({ after: { id } }) =>
      isSettled ? readBranch(call, id) : readBranchNow(call, id),
    ),
  ]);
  for (const [child, parent] of branches.flatMap((branch) => [...branch])) {
    // The index of the branch may lag behind the ancestors that were read.
    if (!tree.has(child)) tree.set(child, { name: '', parent });
  }
  for (const { id, parent_id: parent, name } of records) tree.set(id, { name, parent });
  const problems = moves.map(({ path, after }, index) => {
    const message = parentProblem([after.id, ...(branches[index]?.keys() ?? [])], tree);
    return message ? { [`${path}parent_id`]: [{ code: 'invalid_value' as const, message }] } : {};
  });
  return {
    tree,
    problems: mergeFields(...problems),
    guards: state ? treeGuards(call, state, 'move') : [],
  };
}

/** The problem of a location with all below it; undefined if there is none. */
function parentProblem(ids: readonly number[], tree: Tree): string | undefined {
  const [own] = ids;
  const lineages = ids.map((id) => lineageOf(tree.get(id)?.parent ?? null, tree));
  if (lineages[0]?.some(({ id }) => id === own)) return 'A location cannot be below itself.';
  const isTooDeep = lineages.some(({ length }) => length >= deepestLocation);
  return isTooDeep ? tooDeep() : undefined;
}
