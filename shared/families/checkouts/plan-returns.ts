import type { Call } from '#shared/call.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import { type Current, readLinked } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { type CheckoutRecord, checkout } from './record.ts';
import type { Return } from './return.ts';
import { type ReturnedItems, returnChanges } from './return-items.ts';

/** The return of items of one checkout. */
export interface PlannedReturn {
  items: readonly Current<ItemRecord>[];
  iid: number[];
  before: Current<CheckoutRecord>;
  after: CheckoutRecord;
}

/** Plans the return of items for each of their checkouts, by the ids of those. */
export async function planReturns(
  call: Call,
  items: readonly Current<ItemRecord>[],
  details: Return,
): Promise<PlannedReturn[]> {
  const groups = Map.groupBy(items, ({ checkout_id }) => checkout_id);
  const ids = [...groups.keys()].filter((id) => id !== null).sort((a, b) => a - b);
  const checkouts = await readLinked(call, checkout, ids);
  return checkouts.map((before) => {
    const own = groups.get(before.id) ?? [];
    const iid = own.map(({ id }) => id);
    const changes = returnChanges(call, before, iid, details);
    return { items: own, iid, before, after: nextVersion<CheckoutRecord>(call, before, changes) };
  });
}

function occasionOf({ remarks }: Return) {
  return { action: 'checkin', remarks } as const satisfies Occasion;
}

/** The items of planned returns, each group with the occasion of its own checkout. */
export function returnedItems(plans: readonly PlannedReturn[], details: Return): ReturnedItems[] {
  return plans.map(({ items, before: { id } }) => {
    const cause = { resource: 'checkout', id } as const;
    return { items, occasion: { ...occasionOf(details), cause } };
  });
}

/** The writes of the checkouts themselves. */
export function checkoutWrites(
  call: Call,
  plans: readonly PlannedReturn[],
  details: Return,
): Transaction {
  return joinWrites(
    ...plans.map(({ before, after }) =>
      joinWrites(change(call, checkout, before, after, occasionOf(details)), {
        counters: countBooking(call, 'open_checkouts_count', before, after),
      }),
    ),
  );
}
