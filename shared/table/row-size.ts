import { ApiError, type FieldProblems } from '#shared/errors.ts';
import { jsonTextOf } from './attributes.ts';
import type { Row } from './rows.ts';

/** In bytes. DynamoDB allows 400 KB a row (AWS limit); the rest is for keys and bookkeeping. */
export const largestRowBytes = 380_000;
/** In bytes. A record may exceed its limit up to here by small changes: a full one can be moved and booked. */
const largestChangedBytes = 395_000;
/** In bytes, added by one write. */
const smallChangeBytes = 1_000;
/** In bytes, of a row as it is written, with its keys. */
export const largestWriteBytes = 400_000;

/**
 * Refuses a record that exceeds its row, before anything is written. Names the largest changed
 * field; for the bookings of an item, the items of the booking. `before` is the row that it replaces.
 * @returns an upper bound of the size of the row in bytes
 * @throws ApiError `validation_failed`
 */
export function assertSize(
  row: Row,
  attributes: readonly string[] = Object.keys(row),
  before?: Row,
): number {
  const size = bytesOfRow(row);
  if (size <= largestRowBytes) return size;
  const isSmallChange = before && size - bytesOfRow(before) <= smallChangeBytes;
  if (isSmallChange && size <= largestChangedBytes) return size;
  const [[largest = ''] = []] = attributes
    .map((name) => [name, bytesOf(row[name])] as const)
    .sort(([, a], [, b]) => b - a);
  throw new ApiError('validation_failed', {
    message: `The record would take ${size} bytes, and the limit is ${largestRowBytes}.`,
    fields: largest === 'bookings' ? tooManyBookings(row) : tooLong(largest),
  });
}

function tooManyBookings({ id }: Row): FieldProblems {
  const message = `Item ${id} has reached the limit of open reservations.`;
  return { iid: [{ code: 'too_many', message, item_id: id }] };
}

function tooLong(field: string): FieldProblems {
  return {
    [field]: [
      { code: 'too_long', message: 'Must be shorter: the record would be too large to store.' },
    ],
  };
}

/** The longest number takes 21 bytes; each entry adds 1, each list or map 3 (AWS). */
const numberBytes = 21;
const entryBytes = 1;
const groupBytes = 3;

export function bytesOfRow(row: Row): number {
  return Object.entries(row).reduce(
    (sum, [name, value]) => sum + entryBytes + Buffer.byteLength(name) + bytesOf(value),
    0,
  );
}

/** An upper bound of the size of a value in a row, in bytes. */
export function bytesOf(value: unknown): number {
  const text = jsonTextOf(value);
  return text === undefined ? bytesOfParts(value) : Buffer.byteLength(text);
}

function bytesOfParts(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return numberBytes;
  if (typeof value !== 'object' || value === null) return 1;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  const parts = [...names, ...Object.values(value)];
  return parts.reduce((sum, part) => sum + entryBytes + bytesOfParts(part), groupBytes);
}
