import type { Call } from '#shared/call.ts';
import { readClashes } from '#shared/families/bookings/clashes.ts';
import { withoutDeletedEvents } from '#shared/families/events/restored-dates.ts';
import { readRestoredFiles } from '#shared/families/files/restored-files.ts';
import { holdRestored } from '#shared/families/issues/hold-restored.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { locationUses } from '#shared/families/items/item-change.ts';
import { itemView } from '#shared/families/items/item-view.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { inUseError, readBlockers } from '#shared/records/blockers.ts';
import { liveIdsNaming } from '#shared/records/ids-in-index.ts';
import { restoreRecord } from '#shared/records/operations.ts';
import { findRecords } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { unchangedCheck } from '#shared/records/writes.ts';
import { hasCount } from '#shared/table/actions.ts';
import { bookingFieldsOf } from './booked-items.ts';
import { type ReservationRecord, reservation } from './record.ts';

/** At most this many reservations are checked in a transaction (AWS: 100 rows), beside the events of an item. */
const maxReservations = 60;

/**
 * Restores an item, with the files that are left of it, with the holds of issues that were opened again while it was
 * deleted, without the dates of events that were deleted, and with the open reservations that still name it, since
 * they may have been moved into the future meanwhile.
 * @throws ApiError where these overlap, or where very many reservations of it have not been completed
 */
export function restoreItem(call: Call, id: number) {
  const read = async (draft: ItemRecord) => {
    const [files, reservations, held, examined] = await Promise.all([
      readRestoredFiles(call, 'item', id),
      readOpen(call, id),
      holdRestored(call, draft),
      withoutDeletedEvents(call, draft),
    ]);
    const bookedItem = await withReservations(call, draft, reservations);
    return {
      ...files,
      reservations,
      restoredItem: { ...bookedItem, ...held.changes, ...examined.changes },
      holds: held.transaction,
      checks: examined.writes,
    };
  };
  return restoreRecord(call, itemView, id, read, {
    // Issues that were opened again meanwhile count on the deleted item.
    conditions: ({ open_issues_count: count }: ItemRecord) => [
      hasCount('open_issues_count', count),
    ],
    decide: (_draft, { read: { fields, write, reservations, restoredItem, holds, checks } }) => ({
      record: { ...restoredItem, ...fields },
      ...joinWrites(holds, {
        writes: [
          write,
          ...checks,
          ...reservations.map((one) => unchangedCheck(call, reservation, one)),
        ],
        counters: countUses(call, id, [], locationUses(restoredItem)),
      }),
    }),
  });
}

/** The open reservations that name an item, by id; those that have ended, too: they may be moved meanwhile. */
async function readOpen(call: Call, item: number): Promise<ReservationRecord[]> {
  // A stock may have been reserved ten thousand times: records are read of what is open.
  const ids = await liveIdsNaming(call, item, 'reservation', ['open']);
  const candidates = await findRecords(call, reservation, [...ids], { consistent: true });
  const open = candidates.filter((one) => one.status === 'open' && itemIdsOf(one).includes(item));
  if (open.length <= maxReservations) return open.toSorted((a, b) => a.id - b.id);
  const blockers = open.map(({ id }) => id);
  throw inUseError('item_in_use', [await readBlockers(call, 'reservation', blockers)]);
}

/**
 * An item with the windows of its open reservations. Each that has not ended is checked against those before it, and
 * then those that have are added: whatever they overlap is past.
 */
async function withReservations(
  call: Call,
  item: ItemRecord,
  reservations: readonly ReservationRecord[],
): Promise<ItemRecord> {
  let bookedItem = item;
  const hasEnded = ({ end_time }: ReservationRecord) => end_time <= call.now;
  for (const one of reservations.filter((each) => !hasEnded(each))) {
    const window = { start: one.start_time, end: one.end_time };
    const clashes = await readClashes(call, one, [bookedItem], window);
    // Its lines are not in this request.
    assertNoClashes(clashes.map(({ path: _path, ...clash }) => clash));
    bookedItem = { ...bookedItem, ...bookingFieldsOf(one, bookedItem) };
  }
  for (const one of reservations.filter(hasEnded)) {
    bookedItem = { ...bookedItem, ...bookingFieldsOf(one, bookedItem) };
  }
  return bookedItem;
}
