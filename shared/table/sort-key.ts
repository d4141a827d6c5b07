import { fold, keyText } from '#shared/text.ts';
import { type IndexKeys, indexes, inIndex } from './indexes.ts';

/** The digits of an id in a key. */
export const idDigits = 12;

/** An id as a sort key, so that keys sort as numbers do. */
export function idKey(id: number): string {
  return String(id).padStart(idDigits, '0');
}

/** The id at the end of a sort or index key. */
export function idOf(key: unknown): number {
  return Number(String(key).slice(-idDigits));
}

/** Sorts below every character that a text may hold, so that a prefix comes before what it begins. */
const separator = '\u0001';

/** An index key that sorts by a text's folded form, null last, and then by id. */
export function textKey(value: string | null, id: number): string {
  return value === null ? `1${idKey(id)}` : `0${keyText(fold(value))}${separator}${idKey(id)}`;
}

/** What the index keys of records begin with that have no instant. */
export const noTime = 'null#';

/** An index key that sorts by an instant, null last, and then by id. */
export function timeKey(value: string | null, id: number): string {
  return value === null ? `${noTime}${idKey(id)}` : `${value}#${idKey(id)}`;
}

/** An index key that gathers the records of one value, by id. */
export function groupKey(value: string | number, id: number): string {
  return `${value}#${idKey(id)}`;
}

/** The values of a group key, without the id at its end. */
export function groupValues(key: unknown): string[] {
  return String(key).split('#').slice(0, -1);
}

/** Where an item stands among those at its location, and among those that belong to one. */
export function placeKeys(record: {
  id: number;
  location_id: number | null;
  home_location_id: number | null;
}): IndexKeys {
  const { id, location_id: location, home_location_id: home } = record;
  return {
    ...inIndex(indexes.item.location, location === null ? null : groupKey(location, id)),
    ...inIndex(indexes.item.home, home === null ? null : groupKey(home, id)),
  };
}

/** Where an open booking stands among those at its location. */
export function bookedPlaceKey(record: {
  id: number;
  status: string;
  location_id: number | null;
}): IndexKeys {
  const { id, status, location_id: location } = record;
  return inIndex(
    indexes.booking.location,
    status === 'open' && location !== null ? groupKey(location, id) : null,
  );
}

/** Where a record stands among those of its contact and of its user, if it has them. */
export function partyKeys(record: {
  id: number;
  contact_id: number | null;
  user_id: number | null;
}): IndexKeys {
  const { id, contact_id: contact, user_id: user } = record;
  return {
    ...inIndex(indexes.booking.contact, contact === null ? null : groupKey(contact, id)),
    ...inIndex(indexes.booking.user, user === null ? null : groupKey(user, id)),
  };
}
