import type { Call } from '#shared/call.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { Filter } from '#shared/records/lists/filters.ts';
import { intersect } from '#shared/records/lists/intersection.ts';
import { termSource } from '#shared/records/lists/search.ts';
import { readSpans } from '#shared/records/lists/span-filter.ts';
import { readLiveIds } from '#shared/records/live-ids.ts';
import { findRecords } from '#shared/records/read.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { indexes } from '#shared/table/indexes.ts';
import { queryKeys } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { groupValues, idOf, withinGroup } from '#shared/table/sort-key.ts';
import { addSeconds } from '#shared/time.ts';
import { isFree, overlaps, type Period } from './availability.ts';
import { longestBuffer } from './fields.ts';
import type { ItemQuery } from './queries.ts';
import { type ItemRecord, item } from './record.ts';
import { hasFree } from './stock.ts';

/** The items that are free for a whole window, from the keys of bookings and of what is out. */
export function freeFilter(
  call: Call,
  { available_from: start, available_to: end, quantity }: ItemQuery,
): Filter<ItemRecord> | undefined {
  if (start === undefined || end === undefined) return undefined;
  const window = { start, end };
  if (quantity !== undefined) return stockFilter(call, window, quantity);
  const recheck = (record: ItemRecord) => isFree(record, window, call.now);
  return { ids: () => readFree(call, window), recheck, isLarge: true };
}

/** The operative items of whose stock a quantity is free for a whole window, from their records. */
function stockFilter(call: Call, window: Period, quantity: number): Filter<ItemRecord> {
  const check = (record: ItemRecord) => hasFree(record, quantity, window, call.now);
  return { ...termSource(call, item, equalityTerm('stock', true)), check };
}

async function readFree(call: Call, window: Period): Promise<IdSet> {
  const [unavailable, operative] = await Promise.all([
    readUnavailable(call, window),
    readLiveIds(call, 'item', ['operative']),
  ]);
  return operative.difference(unavailable);
}

/** Items that are out and not due back in time, or reserved within the window or too close to it. */
async function readUnavailable(call: Call, window: Period): Promise<IdSet> {
  const readMarked = async (name: string) => {
    const source = termSource(call, item, equalityTerm(name, true));
    return (await intersect(call, item, [source])).ids;
  };
  const [bufferedItems, inPart] = await Promise.all([
    readMarked('buffered'),
    readMarked('booked_in_part'),
  ]);
  const buffer = bufferedItems.size > 0 ? longestBuffer * 60 : 0;
  const near = { from: addSeconds(window.start, -buffer), to: addSeconds(window.end, buffer) };
  const [out, spans] = await Promise.all([readOut(call), readSpans(call, 'reservation', near)]);
  // Items that are overdue now count as free later, as they do for a reservation.
  const isBack = ({ due }: { due: string }) => due <= window.start && call.now <= window.start;
  const notBack = out.filter((one) => !isBack(one)).map(({ id }) => id);
  // For a past window, only the record says whether the item was out by then.
  const isPast = window.end <= call.now;
  const away = isPast ? [] : notBack;
  const occupiedIds = new Set(
    spans.filter((span) => overlaps(span, window)).flatMap(({ iid }) => [...iid]),
  );
  const returning = out.filter(isBack).map(({ id }) => id);
  const close = new Set([...returning, ...spans.flatMap(({ iid }) => [...iid])]);
  // For an item booked in part, only the record says when.
  const unsure = [
    ...[...close].filter((id) => bufferedItems.has(id)),
    ...inPart,
    ...(isPast ? notBack : []),
  ].filter((id) => !occupiedIds.has(id));
  const records = await findRecords(call, item, unsure);
  const clashing = records.filter((one) => !isFree(one, window, call.now)).map(({ id }) => id);
  return new IdSet([...away, ...occupiedIds, ...clashing]);
}

/** The operative items that are out, with their due times. */
async function readOut({ caller: { accountId } }: Call): Promise<{ id: number; due: string }[]> {
  const pk = partition.records(accountId, 'item');
  const keys = await queryKeys({ pk, index: indexes.item.state, range: withinGroup('out') });
  return keys.map((key) => ({ id: idOf(key), due: groupValues(key)[1] ?? '' }));
}
