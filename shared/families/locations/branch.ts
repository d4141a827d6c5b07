import type { Call } from '#shared/call.ts';
import { indexes } from '#shared/table/indexes.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { queryKeys, queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { groupValues, idOf, withinGroup } from '#shared/table/sort-key.ts';

/** A root has depth 1. */
export const deepestLocation = 10;

/** Up to this many locations are queried for their children; beyond that, the whole tree takes fewer calls. */
const maxQueried = 400;

const index = indexes.location.parent;

/** The ids of a location and all locations below it. */
export async function idsBelow(call: Call, id: number): Promise<number[]> {
  return [id, ...(await readBranch(call, id)).keys()];
}

/** The parent of each location below another one, by its id, as an index has them. */
export function readBranch(call: Call, id: number): Promise<Map<number, number>> {
  return branchOf(id, (level) => readChildren(call, level));
}

/** As `readBranch`, with all changes until now: reads all locations, for when the index may be behind. */
export async function readBranchNow(call: Call, id: number): Promise<Map<number, number>> {
  const pk = partition.records(call.caller.accountId, 'location');
  const rows = await queryRows({ pk, consistent: true, attributes: ['sk', 'parent_id'] });
  const all = rows.flatMap(({ sk, parent_id }): Child[] =>
    parent_id ? [[idOf(sk), Number(parent_id)]] : [],
  );
  const byParent = Map.groupBy(all, ([, parent]) => parent);
  return branchOf(id, async (level) => level.flatMap((one) => byParent.get(one) ?? []));
}

type Child = [child: number, parent: number];

/** The parents of all below a location, level by level. */
async function branchOf(
  id: number,
  childrenOf: (level: readonly number[]) => Promise<Child[]>,
): Promise<Map<number, number>> {
  const parents = new Map<number, number>();
  let level = [id];
  for (let depth = 0; level.length > 0 && depth <= deepestLocation; depth += 1) {
    const children: Child[] = await childrenOf(level);
    for (const [child, parent] of children) parents.set(child, parent);
    level = children.map(([child]) => child);
  }
  return parents;
}

/** The locations that are directly below others, each with its parent. */
async function readChildren(call: Call, locations: readonly number[]): Promise<Child[]> {
  const pk = partition.records(call.caller.accountId, 'location');
  const parents = new Set(locations);
  const keys =
    locations.length > maxQueried
      ? await queryKeys({ pk, index })
      : await mapInParallel(locations, (parent) =>
          queryKeys({ pk, index, range: withinGroup(parent) }),
        );
  return keys
    .flat()
    .map((key): Child => [idOf(key), Number(groupValues(key)[0])])
    .filter(([, parent]) => parents.has(parent));
}
