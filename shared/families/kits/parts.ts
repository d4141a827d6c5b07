import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { atLines, type Contents, itemIdsOf } from '#shared/families/items/lines.ts';
import { countKits, noteOnItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';

/** Refuses lines of items without stock. @throws ApiError `inventory_not_enabled` */
export function assertStocked({ lines }: Contents, items: readonly ItemRecord[]): void {
  const stocked = new Set(items.filter((one) => one.inventory_enabled).map(({ id }) => id));
  const fields = atLines(lines, ({ item_id }) => {
    if (stocked.has(item_id)) return undefined;
    const message = `Inventory is not enabled for item ${item_id}.`;
    return ['item_id', { code: 'inventory_not_enabled', message, item_id }];
  });
  if (Object.keys(fields).length > 0) throw new ApiError('inventory_not_enabled', { fields });
}

/**
 * The writes of items that come to a kit or leave it: their counts of kits, by which they cannot be
 * deleted meanwhile, and entries in their histories.
 */
export function exchangeParts(
  call: Call,
  id: number,
  before: Contents | undefined,
  after: Contents | undefined,
  items: readonly Current<ItemRecord>[],
  action: Occasion['action'],
): Transaction {
  const old = new Set(before ? itemIdsOf(before) : []);
  const now = new Set(after ? itemIdsOf(after) : []);
  const gained = [...now.difference(old)];
  const lost = [...old.difference(now)];
  const moved = items.filter((one) => old.has(one.id) !== now.has(one.id));
  const own = { resource: 'kit', id } as const;
  const occasion: Occasion = { action, cause: own, naming: own };
  return joinWrites(noteOnItems(call, moved, occasion), {
    counters: [...countKits(call, gained, 1), ...countKits(call, lost, -1)],
  });
}
