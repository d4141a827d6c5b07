import type { Call } from '#shared/call.ts';
import type { Named } from '#shared/fields/record.ts';
import type { Counter } from '#shared/records/transaction.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { indexes } from '#shared/table/indexes.ts';
import { findRow, findRows, queryKeys } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { idOf } from '#shared/table/sort-key.ts';
import type { LocationRecord } from './record.ts';

/** A root has depth 1 (contract: depth at most 10). */
export const deepestLocation = 10;

/**
 * The ancestors of locations by location id, the root first. Each record stores its ancestors from
 * its last write, which saves round trips; later moves are followed up.
 */
export async function readLineages(
  call: Call,
  records: readonly Pick<LocationRecord, 'id' | 'parent_id' | 'lineage'>[],
): Promise<Map<number, Named[]>> {
  const rows = new Map<number, Row>();
  let ids = new Set(
    records.flatMap(({ parent_id, lineage }) => [...lineage, ...(parent_id ? [parent_id] : [])]),
  );
  while (ids.size > 0) {
    const keys = [...ids].map((id) => rowKey.record(call.caller.accountId, 'location', id));
    const parents = await findRows(keys, { consistent: true, attributes: ['name', 'parent_id'] });
    for (const row of parents) rows.set(idOf(row.sk), row);
    const missing = parents.flatMap(({ parent_id }) => (parent_id ? [Number(parent_id)] : []));
    ids = new Set(missing.filter((id) => !rows.has(id)));
  }
  return new Map(records.map(({ id, parent_id }) => [id, lineageOf(parent_id, rows)]));
}

function lineageOf(parent: number | null, rows: ReadonlyMap<number, Row>): Named[] {
  const lineage: Named[] = [];
  let id = parent;
  while (id !== null && lineage.length < deepestLocation) {
    const row = rows.get(id);
    lineage.unshift({ id, name: String(row?.name ?? '') });
    id = row?.parent_id ? Number(row.parent_id) : null;
  }
  return lineage;
}

/** The ids of a location and all locations below it. */
export async function idsBelow(call: Call, id: number): Promise<number[]> {
  return (await levelsBelow(call, id)).flat();
}

/** The parent of each location below another one, by its id. */
export async function readBranch(call: Call, id: number): Promise<Map<number, number>> {
  const parents = new Map<number, number>();
  await levelsBelow(call, id, parents);
  return parents;
}

/** The ids per level from a location down, itself first. Notes the parent of each below it. */
async function levelsBelow(
  call: Call,
  id: number,
  parents = new Map<number, number>(),
): Promise<number[][]> {
  const pk = partition.records(call.caller.accountId, 'location');
  const levels: number[][] = [];
  let level = [id];
  while (level.length > 0 && levels.length <= deepestLocation) {
    levels.push(level);
    const children = await sideBySide(level, async (parent) => {
      const range = { beginsWith: `${parent}#` };
      const ids = (await queryKeys({ pk, index: indexes.location.parent, range })).map(idOf);
      for (const child of ids) parents.set(child, parent);
      return ids;
    });
    level = children.flat();
  }
  return levels;
}

/** Counts of moves and additions in the tree, which a decision about it depends on. */
interface TreeState {
  version: number;
  growth: number;
}

export async function readTree(call: Call): Promise<TreeState> {
  const row = await findRow(rowKey.locationTree(call.caller.accountId), { consistent: true });
  return { version: Number(row?.version ?? 0), growth: Number(row?.growth ?? 0) };
}

/**
 * Fails a move if the tree has changed since it was read, and an addition if a location was moved.
 * Concurrent additions do not conflict.
 */
export function treeGuards(call: Call, read: TreeState, change: 'move' | 'growth'): Counter[] {
  const key = rowKey.locationTree(call.caller.accountId);
  const isStill = (attribute: keyof TreeState): RowCondition => ({
    expression:
      read[attribute] === 0
        ? `attribute_not_exists(#${attribute}) OR #${attribute} = :${attribute}`
        : `#${attribute} = :${attribute}`,
    values: { [attribute]: read[attribute] },
  });
  const [moved, grown] = change === 'move' ? [1, 0] : [0, 1];
  return [
    { key, attribute: 'version', delta: moved, condition: isStill('version') },
    {
      key,
      attribute: 'growth',
      delta: grown,
      ...(change === 'move' ? { condition: isStill('growth') } : {}),
    },
  ];
}
