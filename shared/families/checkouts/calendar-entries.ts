import type { Call } from '#shared/call.ts';
import type { CalendarEntry } from '#shared/families/items/calendar-fields.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';
import { classify } from '#shared/families/reservations/reservation.ts';
import { readNames } from '#shared/records/names.ts';
import { findRecords } from '#shared/records/read.ts';
import { namedReference } from '#shared/records/reference-names.ts';
import { isCheckoutOverdue, returnsOf, timeOfReturn } from './checkout.ts';
import { progressOf } from './lines.ts';
import { type CheckoutRecord, checkout, startOf } from './record.ts';

/** An entry of the calendar: its start sorts it, and its record holds the rest. */
export interface CalendarEntryKey {
  kind: CalendarEntry['kind'];
  id: number;
  key: string;
}

/** When an item was returned, or is due; now, if overdue. */
export function endOf(record: CheckoutRecord, itemId: number, now: string): string {
  const { closed_at, due_time } = record;
  return returnedAt(record, itemId) ?? closed_at ?? (due_time > now ? due_time : now);
}

/** When an item came back, or the last of its quantity; undefined while some of it is out. */
function returnedAt(record: CheckoutRecord, itemId: number): string | undefined {
  const line = lineOf(record, itemId);
  if (!line) return returnsOf(record).get(itemId)?.at;
  if (progressOf(record, line).outstanding > 0) return undefined;
  const own = record.checkins.filter(({ lines = [] }) => lineOf({ lines }, itemId));
  return own
    .map((checkin) => timeOfReturn(record, checkin))
    .sort()
    .at(-1);
}

/** The entries of a calendar, in the order of their keys. */
export async function showEntries(
  call: Call,
  itemId: number,
  keys: readonly CalendarEntryKey[],
): Promise<CalendarEntry[]> {
  const idsOf = (kind: CalendarEntryKey['kind']) =>
    keys.filter((key) => key.kind === kind).map(({ id }) => id);
  const [reservations, checkouts] = await Promise.all([
    findRecords(call, reservation, idsOf('reservation')),
    findRecords(call, checkout, idsOf('checkout')),
  ]);
  const parties = [...reservations, ...checkouts].flatMap(({ contact_id, user_id }) => [
    ...(contact_id === null ? [] : [{ resource: 'contact' as const, id: contact_id }]),
    ...(user_id === null ? [] : [{ resource: 'user' as const, id: user_id }]),
  ]);
  const names = await readNames(call, parties);
  const entryOf = (kind: CalendarEntryKey['kind'], record: Booking, times: Times) => {
    const { id, name, contact_id, user_id } = record;
    const contact = namedReference(names, 'contact', contact_id);
    const user = namedReference(names, 'user', user_id);
    return [
      `${kind}#${id}`,
      { kind, id, name, ...times, ...quantityOf(record, itemId), contact, user },
    ] as const;
  };
  const entryByKey = new Map<string, CalendarEntry>([
    ...reservations.map((one) => entryOf('reservation', one, timesReserved(one, call.now))),
    ...checkouts.map((one) => entryOf('checkout', one, timesOut(one, itemId, call.now))),
  ]);
  return keys.flatMap(({ kind, id }) => entryByKey.get(`${kind}#${id}`) ?? []);
}

type Booking = ReservationRecord | CheckoutRecord;
type Times = Pick<CalendarEntry, 'start_time' | 'end_time' | 'overdue'>;

/**
 * The quantity that a booking takes: of a checkout what is still out, or all of it once it is back. Entries of
 * whole items have none.
 */
function quantityOf(record: Booking, itemId: number): Pick<CalendarEntry, 'quantity'> {
  const line = lineOf(record, itemId);
  if (!line) return {};
  const outstanding = 'checkins' in record ? progressOf(record, line).outstanding : 0;
  return { quantity: outstanding > 0 ? outstanding : line.quantity };
}

function timesReserved(record: ReservationRecord, now: string): Times {
  const { start_time, end_time } = record;
  return { start_time, end_time, overdue: classify(record, now) === 'overdue' };
}

function timesOut(record: CheckoutRecord, itemId: number, now: string): Times {
  const isOut = returnedAt(record, itemId) === undefined;
  const overdue = isCheckoutOverdue(record, now) && isOut;
  return { start_time: startOf(record), end_time: endOf(record, itemId, now), overdue };
}
