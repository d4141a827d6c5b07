import type { Call } from '#shared/call.ts';
import type { Fields } from '#shared/errors.ts';
import type { Named } from '#shared/fields/record.ts';
import type { Counter } from '#shared/records/transaction.ts';
import { deepestLocation, readHeight, readLineages, readTree, treeGuards } from './lineage.ts';
import type { LocationRecord } from './record.ts';

/** A location's depth in the tree, and the guards of its write. */
interface ParentPlace {
  lineage: Named[];
  problems: Fields;
  guards: Counter[];
}

export const cycleMessage = 'A location cannot be below itself.';
export const depthMessage = `Locations can be at most ${deepestLocation} levels deep.`;

/** Refuses cycles, and more than ten levels. A move holds only in the tree that was read. */
export async function readPlace(
  call: Call,
  after: LocationRecord,
  before: LocationRecord | undefined,
): Promise<ParentPlace> {
  const isMove = after.parent_id !== (before?.parent_id ?? null);
  const tree = isMove ? await readTree(call) : undefined;
  const lineage = (await readLineages(call, [after])).get(after.id) ?? [];
  if (!tree) return { lineage, problems: {}, guards: [] };
  const height = before ? await readHeight(call, before.id) : 1;
  const guards = treeGuards(call, tree, before ? 'move' : 'growth');
  const isCycle = before !== undefined && lineage.some(({ id }) => id === before.id);
  if (!isCycle && lineage.length + height <= deepestLocation) {
    return { lineage, problems: {}, guards };
  }
  const message = isCycle ? cycleMessage : depthMessage;
  return { lineage, problems: { parent_id: [{ code: 'invalid_value', message }] }, guards };
}
