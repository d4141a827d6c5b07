import { cutToKey, fold } from '#shared/text.ts';
import { type IndexKeys, type IndexName, indexes, inIndex } from './indexes.ts';
import type { Bounds, KeyRange } from './key-range.ts';

export const idDigits = 12;

/** An id as a sort key, padded so that keys sort as numbers. */
export function idKey(id: number): string {
  return String(id).padStart(idDigits, '0');
}

const largestNumber = 10 ** idDigits - 1;

/** A whole number as a sort key by which the largest comes first. */
export function descendingKey(number: number): string {
  return idKey(largestNumber - number);
}

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
  return value === null ? `1${idKey(id)}` : `0${cutToKey(fold(value))}${separator}${idKey(id)}`;
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

/** A group of several values, each within the one before. */
export function groupOf(...values: readonly (string | number)[]): string {
  return values.join('#');
}

/** The range of the keys of a group. */
export function withinGroup(group: string | number): KeyRange {
  return { beginsWith: `${group}#` };
}

/** The range of the keys of a group whose next value sorts before another. */
export function groupUntil(group: string, end: string): Bounds {
  return { from: `${group}#`, before: `${group}#${end}` };
}

/** The values of a group key, without its id. */
export function groupValues(key: unknown): string[] {
  return String(key).split('#').slice(0, -1);
}

/** Puts a record into an index under a value, or keeps it out where there is none. */
function underValue(index: IndexName, value: number | null, id: number): IndexKeys {
  return inIndex(index, value === null ? null : groupKey(value, id));
}

/** A record, and the ids of others that some fields of it hold. */
type ReferenceHolder<Field extends string> = { id: number } & Record<Field, number | null>;

/** The index keys of an item by its present location and by its home. */
export function locationKeys(
  record: ReferenceHolder<'location_id' | 'home_location_id'>,
): IndexKeys {
  const { id, location_id: location, home_location_id: home } = record;
  return {
    ...underValue(indexes.item.location, location, id),
    ...underValue(indexes.item.home, home, id),
  };
}

/** The index key of an open booking by its location. */
export function bookedLocationKey(
  record: ReferenceHolder<'location_id'> & { status: string },
): IndexKeys {
  const { id, status, location_id: location } = record;
  return underValue(indexes.booking.location, status === 'open' ? location : null, id);
}

/** The index keys of a record by its contact and by its user. */
export function partyKeys(record: ReferenceHolder<'contact_id' | 'user_id'>): IndexKeys {
  const { id, contact_id: contact, user_id: user } = record;
  return {
    ...underValue(indexes.booking.contact, contact, id),
    ...underValue(indexes.booking.user, user, id),
  };
}
