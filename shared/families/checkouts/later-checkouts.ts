import type { Call } from '#shared/call.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { occupanciesOf, wholeClashes } from '#shared/families/items/availability.ts';
import type { Occupancy } from '#shared/families/items/clashes.ts';
import { lineClashes } from '#shared/families/items/line-clashes.ts';
import { type Contents, itemIdsOf } from '#shared/families/items/lines.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { occurrenceTime } from '#shared/records/occurrence.ts';
import { addSeconds } from '#shared/time.ts';
import type { PastOccupancies } from './past-occupancies.ts';
import type { CheckoutRecord, LaterCheckout } from './record.ts';

/**
 * For each item of a checkout that is reported late: the first later checkout, starting when this one was due
 * or after, that cannot have overlapped with it. The item must have been back by then.
 */
export function laterCheckoutsOf(
  call: Call,
  { iid, lines, due_time: due }: Contents & Pick<CheckoutRecord, 'due_time'>,
  items: readonly ItemRecord[],
  past: PastOccupancies,
): LaterCheckout[] {
  return items.flatMap((item): LaterCheckout[] => {
    const context = { now: call.now, past: past.get(item.id) ?? [] };
    const whole = iid.includes(item.id) ? [item] : [];
    const isTooMuch = ({ start }: Occupancy) => {
      const window = { start: occurrenceTime(call), end: addSeconds(start, 1) };
      const clashes = [
        ...wholeClashes(whole, window, () => context),
        ...lineClashes(lines, [item], window, () => context),
      ];
      return clashes.length > 0;
    };
    // Checkouts that are still open may exceed the stock, too, together with the returned ones.
    const next = occupanciesOf(item, context)
      .filter(({ code, start }) => code === 'item_checked_out' && start >= due)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))
      .find(isTooMuch);
    if (!next || !('checkout_id' in next.holder)) return [];
    return [{ item_id: item.id, at: next.start, checkout_id: next.holder.checkout_id }];
  });
}

/** A checkout with its returned items and quantities. */
interface Returned {
  before: Pick<CheckoutRecord, 'out_again'>;
  iid: readonly number[];
  lines: Contents['lines'];
}

/** When a return of an item happened: as it says, or when the item went out again; null if that is now. */
export function occurrenceOf(
  { occurredAt, now }: Call,
  { out_again }: Returned['before'],
  itemId: number,
): string | null {
  const at = out_again.find(({ item_id }) => item_id === itemId)?.at;
  return occurredAt ?? (at !== undefined && at < now ? at : null);
}

/** The problems of items that had gone out again by when a return says it happened, earliest first. */
export function lateReturnProblems(
  { occurredAt }: Call,
  { before, iid, lines }: Returned,
): FieldProblem[] {
  const ids = new Set(itemIdsOf({ iid, lines }));
  return before.out_again
    .filter(({ item_id, at }) => ids.has(item_id) && occurredAt !== undefined && occurredAt > at)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item_id, at, checkout_id }) => {
      const message = `Item ${item_id} went out again at ${at}, on checkout ${checkout_id}.`;
      return { code: 'too_late', message, item_id, checkout_id };
    });
}
