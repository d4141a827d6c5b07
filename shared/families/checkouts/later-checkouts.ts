import type { Call } from '#shared/call.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { wholeClashes } from '#shared/families/items/availability.ts';
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
    const occupancies = past.get(item.id) ?? [];
    const context = { now: call.now, past: occupancies };
    const whole = iid.includes(item.id) ? [item] : [];
    const isTooMuch = ({ start }: Occupancy) => {
      const window = { start: occurrenceTime(call), end: addSeconds(start, 1) };
      const clashes = [
        ...wholeClashes(whole, window, () => context),
        ...lineClashes(lines, [item], window, () => context),
      ];
      return clashes.length > 0;
    };
    const next = occupancies
      .filter(({ start }) => start >= due)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))
      .find(isTooMuch);
    if (!next || !('checkout_id' in next.holder)) return [];
    return [{ item_id: item.id, at: next.start, checkout_id: next.holder.checkout_id }];
  });
}

/** What comes back from a checkout. */
interface Returned {
  before: Pick<CheckoutRecord, 'out_again'>;
  iid: readonly number[];
  lines: Contents['lines'];
}

/** The earliest checkout that an item of a return went out on again. */
function firstLaterCheckout({ before, iid, lines }: Returned): LaterCheckout | undefined {
  const ids = new Set(itemIdsOf({ iid, lines }));
  const again = before.out_again.filter(({ item_id }) => ids.has(item_id));
  return again.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/** When a return happened: as it says, or when an item of it went out again; null if that is now. */
export function occurrenceOf({ occurredAt, now }: Call, returned: Returned): string | null {
  const at = firstLaterCheckout(returned)?.at;
  return occurredAt ?? (at !== undefined && at < now ? at : null);
}

/** The problem of a return that says it happened after an item had gone out again. */
export function lateReturnProblem({ occurredAt }: Call, returned: Returned): FieldProblem[] {
  const again = firstLaterCheckout(returned);
  if (!again || occurredAt === undefined || occurredAt <= again.at) return [];
  const { item_id, at, checkout_id } = again;
  const message = `Item ${item_id} went out again at ${at}, on checkout ${checkout_id}.`;
  return [{ code: 'too_late', message, item_id, checkout_id }];
}
