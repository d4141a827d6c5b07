import type { Call } from '#shared/call.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import { type Current, readLinked } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import type { ReturnedLine } from './operation-fields.ts';
import { type CheckoutRecord, checkout } from './record.ts';
import type { Return } from './return.ts';
import { type ReturnedItems, reportIssues, returnChanges, returnItems } from './return-items.ts';
import { returnLines } from './return-lines.ts';

export interface PlannedReturn {
  items: readonly Current<ItemRecord>[];
  iid: number[];
  lines: readonly ReturnedLine[];
  before: Current<CheckoutRecord>;
  after: CheckoutRecord;
}

/** Plans a return for each of the checkouts that it comes from, by the ids of those. */
export async function planReturns(
  call: Call,
  items: readonly Current<ItemRecord>[],
  quantities: ReadonlyMap<number, readonly ReturnedLine[]>,
  details: Return,
): Promise<PlannedReturn[]> {
  const groups = Map.groupBy(items, ({ checkout_id }) => checkout_id);
  const holders = new Set([...groups.keys(), ...quantities.keys()]);
  const ids = [...holders].filter((id) => id !== null).sort((a, b) => a - b);
  const checkouts = await readLinked(call, checkout, ids);
  return checkouts.map((before) => {
    const own = groups.get(before.id) ?? [];
    const lines = quantities.get(before.id) ?? [];
    const iid = own.map(({ id }) => id);
    const changes = returnChanges(call, before, iid, { ...details, lines });
    const after = nextVersion<CheckoutRecord>(call, before, changes);
    return { items: own, iid, lines, before, after };
  });
}

function occasionOf({ remarks }: Pick<Return, 'remarks'>) {
  return { action: 'checkin', remarks } as const satisfies Occasion;
}

/** The items of planned returns, each group with the occasion of its own checkout. */
export function returnedItems(plans: readonly PlannedReturn[], details: Return): ReturnedItems[] {
  return plans.map(({ items, before: { id } }) => {
    const cause = { resource: 'checkout', id } as const;
    return { items, occasion: { ...occasionOf(details), cause } };
  });
}

/**
 * The writes of planned returns. `stocks` are the items of their lines, and `reported` those whose issues
 * are written with them.
 */
export function returnWrites(
  call: Call,
  plans: readonly PlannedReturn[],
  details: Return,
  stocks: readonly Current<ItemRecord>[],
  reported: readonly ItemRecord[],
): Transaction {
  const occasion = occasionOf(details);
  const checkouts = plans.map(({ before, after }) =>
    joinWrites(change(call, checkout, before, after, occasion), {
      counters: countBooking(call, 'open_checkouts_count', before, after),
    }),
  );
  const { writes, effects } = returnItems(call, returnedItems(plans, details), details);
  const stock = returnLines(call, plans, stocks, occasion);
  return joinWrites(...checkouts, writes, stock, reportIssues(call, reported, details, effects));
}
