import type { Call } from '#shared/call.ts';
import type { Occupancy } from '#shared/families/items/clashes.ts';
import { exact } from '#shared/families/items/quantities.ts';
import { entriesSince } from '#shared/records/entries-since.ts';
import { clockToleranceSeconds, isReportedLate } from '#shared/records/occurrence.ts';
import { findRecords } from '#shared/records/read.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { addSeconds } from '#shared/time.ts';
import { timeOfReturn } from './checkout.ts';
import { type CheckoutRecord, checkout, startOf } from './record.ts';

const attributes = ['action', 'resource', 'resource_id', 'other_ids'];

/** The checkouts that items are back from, by item. */
export type PastOccupancies = ReadonlyMap<number, readonly Occupancy[]>;

/**
 * The checkouts that items came back from since the time of a checkout that is reported late, by item. Read
 * them after the items: whoever changes an item meanwhile changes its version.
 */
export async function readPastOccupancies(
  call: Call,
  iid: readonly number[],
): Promise<PastOccupancies> {
  const { occurredAt: since } = call;
  if (since === undefined || !isReportedLate(call)) return new Map();
  const returns = await mapInParallel(
    [...iid],
    async (id) => [id, await returnsSince(call, id, since)] as const,
  );
  const ids = returns.flatMap(([, checkoutIds]) => checkoutIds);
  const records = await findRecords(call, checkout, [...new Set(ids)], { consistent: true });
  const recordById = new Map(records.map((record) => [record.id, record]));
  const occupancies = returns.map(([id, checkoutIds]) => {
    // A checkout that was returned in parts counts once.
    const checkouts = [...new Set(checkoutIds)].flatMap((one) => recordById.get(one) ?? []);
    const past = checkouts.flatMap((record) => pastOccupanciesOf(record, id));
    return [id, past.filter(({ end }) => end > since)] as const;
  });
  return new Map(occupancies);
}

/** The past occupancies that began before the checkout was due: they clash with it. */
export function untilDue(past: PastOccupancies, due: string): PastOccupancies {
  const near = [...past].map(([id, all]) => [id, all.filter(({ start }) => start < due)] as const);
  return new Map(near);
}

/** The periods for which a checkout had an item, or quantities of it, that are back. */
function pastOccupanciesOf(record: CheckoutRecord, itemId: number): Occupancy[] {
  const holder = { checkout_id: record.id };
  const taking = {
    code: 'item_checked_out',
    holder,
    start: startOf(record),
    isOver: true,
  } as const;
  return record.checkins.flatMap((checkin): Occupancy[] => {
    const { iid, lines = [] } = checkin;
    const end = timeOfReturn(record, checkin);
    return [
      ...(iid.includes(itemId) ? [{ ...taking, end }] : []),
      ...lines.flatMap(({ item_id, quantity, consumed }) => {
        // The consumed quantity has left the stock since.
        const back = exact(quantity - consumed);
        return item_id === itemId && back > 0 ? [{ ...taking, end, quantity: back }] : [];
      }),
    ];
  });
}

/** The checkouts that an item came back from since a time, by its history, which is in the order of arrival. */
async function returnsSince(call: Call, itemId: number, time: string): Promise<number[]> {
  // If the clock of a device is fast, the time of a return may be some minutes after its arrival.
  const since = addSeconds(time, -clockToleranceSeconds);
  const entries = await Array.fromAsync(entriesSince(call, 'item', itemId, { since, attributes }));
  return entries.flatMap(({ action, resource, resource_id, other_ids }) => {
    if (action !== 'checkin' || resource !== 'checkout') return [];
    return [resource_id, ...(Array.isArray(other_ids) ? other_ids : [])].map(Number);
  });
}
