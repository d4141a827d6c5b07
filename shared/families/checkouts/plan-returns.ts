import type { Call } from '#shared/call.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { exact } from '#shared/families/items/quantities.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { type Current, readLinked } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { withOutstanding } from './lines.ts';
import type { ReturnedLine } from './operation-fields.ts';
import { type CheckoutRecord, checkout } from './record.ts';
import type { ReturnDetails } from './return-details.ts';
import { reportIssues, returnChanges, returnItems } from './return-items.ts';

interface ReturnFromCheckout {
  before: Current<CheckoutRecord>;
  items: readonly Current<ItemRecord>[];
  iid: number[];
  lines: readonly ReturnedLine[];
}

export interface PlannedReturn extends ReturnFromCheckout {
  after: CheckoutRecord;
}

/** The checkouts that items and quantities come back from, by their ids. */
export async function groupByCheckout(
  call: Call,
  items: readonly Current<ItemRecord>[],
  quantities: ReadonlyMap<number, readonly ReturnedLine[]>,
): Promise<ReturnFromCheckout[]> {
  const groups = Map.groupBy(items, ({ checkout_id }) => checkout_id);
  const holders = new Set([...groups.keys(), ...quantities.keys()]);
  const ids = [...holders].filter((id) => id !== null).sort((a, b) => a - b);
  const checkouts = await readLinked(call, checkout, ids);
  return checkouts.map((before) => {
    const own = groups.get(before.id) ?? [];
    const iid = own.map(({ id }) => id);
    return { before, items: own, iid, lines: quantities.get(before.id) ?? [] };
  });
}

/** A return without its refused items; undefined if none is left. */
export function withoutItems(
  candidate: ReturnFromCheckout,
  refused: readonly FieldProblem[],
): ReturnFromCheckout[] {
  const isLeft = (id: number) => !refused.some(({ item_id }) => item_id === id);
  const items = candidate.items.filter(({ id }) => isLeft(id));
  const lines = candidate.lines.filter(({ item_id }) => isLeft(item_id));
  if (items.length + lines.length === 0) return [];
  return [{ ...candidate, items, iid: items.map(({ id }) => id), lines }];
}

export function planReturn(
  call: Call,
  candidate: ReturnFromCheckout,
  details: ReturnDetails,
): PlannedReturn {
  const changes = returnChanges(call, candidate.before, candidate, details);
  return { ...candidate, after: nextVersion<CheckoutRecord>(call, candidate.before, changes) };
}

function entryDetailsOf({ remarks }: Pick<ReturnDetails, 'remarks'>) {
  return { action: 'checkin', remarks } as const satisfies EntryDetails;
}

/** Planned returns of one transaction. */
interface PlannedReturns {
  plans: readonly PlannedReturn[];
  details: ReturnDetails;
  /** The items of their lines. */
  stocks: readonly Current<ItemRecord>[];
  /** The items whose issues are written with them. */
  reported: readonly ItemRecord[];
}

export function returnWrites(call: Call, returns: PlannedReturns): Transaction {
  const entry = entryDetailsOf(returns.details);
  const checkouts = returns.plans.map(({ before, after }) =>
    change(call, checkout, before, after, entry),
  );
  return joinWrites(...checkouts, returnEffects(call, returns));
}

/** As `returnWrites`, without the checkouts themselves. */
export function returnEffects(
  call: Call,
  { plans, details, stocks, reported }: PlannedReturns,
): Transaction {
  const entry = entryDetailsOf(details);
  const whole = plans.map(({ items, before: { id } }) => {
    const cause = { resource: 'checkout', id } as const;
    return returnItems(call, items, { ...entry, cause }, details);
  });
  const stock = returnLines(call, plans, stocks, entry);
  return joinWrites(...whole, stock, reportIssues(call, reported, details), {
    counters: plans.flatMap(({ before, after }) =>
      countBooking(call, 'open_checkouts_count', before, after),
    ),
  });
}

/**
 * The writes of stock items whose quantities come back, one for each item even if it comes from several
 * checkouts. What was consumed is taken off the stock. The entry in the history of the item says so, and
 * names the first checkout. The item does not move, since only a part of it was out.
 */
function returnLines(
  call: Call,
  returns: readonly PlannedReturn[],
  items: readonly Current<ItemRecord>[],
  entry: EntryDetails,
): Transaction {
  const parts = items.map((item) => {
    const own = returns.flatMap(({ after, lines }) => {
      const line = lines.find(({ item_id }) => item_id === item.id);
      return line ? [{ after, consumed: line.consumed }] : [];
    });
    const [first, ...otherIds] = own.map(({ after: { id } }) => id);
    if (first === undefined) return {};
    const cause = { resource: 'checkout', id: first } as const;
    return itemChange(call, item, returnedStock(item, own), { ...entry, cause, otherIds });
  });
  return joinWrites(...parts);
}

function returnedStock(
  item: ItemRecord,
  returns: readonly { after: CheckoutRecord; consumed: number }[],
): Partial<ItemRecord> {
  const consumed = returns.reduce((sum, one) => sum + one.consumed, 0);
  const remaining = Math.max(0, exact((item.inventory_quantity ?? 0) - consumed));
  return {
    booked_quantities: returns.reduce(
      (packedQuantities, { after }) => withOutstanding(packedQuantities, after, item.id),
      item.booked_quantities,
    ),
    ...(consumed > 0 ? { inventory_quantity: remaining } : {}),
  };
}
