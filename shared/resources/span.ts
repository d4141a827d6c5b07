import { type IndexKeys, indexes, inIndex } from '#shared/table/indexes.ts';
import { groupKey } from '#shared/table/sort-key.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';

/** A time over which a booking has items, half-open. `isOpen`: nobody knows yet when it ends. */
export interface Span {
  start: string;
  end: string;
  isOpen: boolean;
  iid: readonly number[];
}

const hour = 60 * 60;
const day = 24 * hour;

/**
 * The lengths by which spans are told apart, in seconds: who looks for those that reach into a window
 * looks no farther back than a span of its length can begin. A reservation has 366 days at most.
 */
const lengths = [6 * hour, day, 4 * day, 16 * day, 64 * day, 366 * day] as const;

/** The class of spans whose length nobody knows: longer ones, and what has not come back. */
const endless = 'x';
const radix = 36;

/**
 * The entry of a booking in an index by its span, which tells all of the span without the record.
 */
export function spanKeys(id: number, { start, end, isOpen, iid }: Span): IndexKeys {
  const length = lengths.findIndex((longest) => secondsBetween(start, end) <= longest);
  const group = isOpen || length < 0 ? endless : String(length);
  const items = iid.map((one) => one.toString(radix)).join('.');
  return inIndex(spanIndex, groupKey([group, start, end, items].join('#'), id));
}

export const spanIndex = indexes.booking.span;

/** The span of an entry. */
export function spanOf(key: unknown): Span {
  const [group, start = '', end = '', items = ''] = String(key).split('#');
  const iid = items === '' ? [] : items.split('.').map((one) => Number.parseInt(one, radix));
  return { start, end, isOpen: group === endless, iid };
}

/** The ranges of the index in which every span stands that reaches into a window. */
export function spanRanges(from: string | undefined, to: string | undefined) {
  const bounds = (group: string, first: string) => ({
    from: `${group}#${first}`,
    before: `${group}#${to ?? '~'}`,
  });
  const known = lengths.map((longest, group) =>
    bounds(String(group), from === undefined ? '' : addSeconds(from, -longest)),
  );
  return [...known, bounds(endless, '')];
}
