import { fold, keyText } from '#shared/text.ts';
import { type IndexKeys, indexes, inIndex } from './indexes.ts';

/** The digits of an id in a key. */
export const idDigits = 12;

/** An id as a sort key, padded so that keys sort as numbers. */
export function idKey(id: number): string {
  return String(id).padStart(idDigits, '0');
}

/** Whether a text is an id as a sort key. */
export function isIdKey(text: string): boolean {
  return text.length === idDigits && /^\d+$/.test(text);
}

/** The id at the end of a sort or index key. */
export function idOf(key: unknown): number {
  return Number(String(key).slice(-idDigits));
}

/** Sorts below every character of a text, so that a prefix precedes longer texts. */
const separator = '\u0001';

/** An index key that sorts by a text's folded form, null last, then by id. */
export function textKey(value: string | null, id: number): string {
  return value === null ? `1${idKey(id)}` : `0${keyText(fold(value))}${separator}${idKey(id)}`;
}

/** The prefix of index keys without an instant. */
export const noTime = 'null#';

/** An index key that sorts by an instant, null last, then by id. */
export function timeKey(value: string | null, id: number): string {
  return value === null ? `${noTime}${idKey(id)}` : `${value}#${idKey(id)}`;
}

/** An index key that groups records by a value, then by id. */
export function groupKey(value: string | number, id: number): string {
  return `${value}#${idKey(id)}`;
}

/** The values of a group key, without its id. */
export function groupValues(key: unknown): string[] {
  return String(key).split('#').slice(0, -1);
}

/** The index keys of an item by its present location and by its home. */
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

/** The index key of an open booking by its location. */
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

/** The index keys of a record by its contact and by its user. */
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
