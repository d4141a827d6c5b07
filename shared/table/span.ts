import { addSeconds, secondsBetween } from '#shared/time.ts';
import { type IndexKeys, indexes, inIndex } from './indexes.ts';
import { groupKey, groupOf } from './sort-key.ts';

/** The half-open time of a booking. `isOpen`: the end is not known yet. */
export interface Span {
  start: string;
  end: string;
  isOpen: boolean;
  iid: readonly number[];
}

const hour = 60 * 60;
const day = 24 * hour;

/**
 * Classes of spans by length, in seconds. A search for spans that overlap a window goes back no
 * further than the length of each class. A reservation has 366 days at most.
 */
const lengths = [6 * hour, day, 4 * day, 16 * day, 64 * day, 366 * day] as const;

/** The class of spans whose end is not known, and that of longer ones. */
const endless = 'x';
const longer = 'y';
const radix = 36;

/** The index key of a booking by its span, which holds the whole span. */
export function spanKeys(id: number, { start, end, isOpen, iid }: Span): IndexKeys {
  const length = lengths.findIndex((longest) => secondsBetween(start, end) <= longest);
  const group = isOpen ? endless : length < 0 ? longer : String(length);
  const items = iid.map((one) => one.toString(radix)).join('.');
  return inIndex(spanIndex, groupKey(groupOf(group, start, end, items), id));
}

export const spanIndex = indexes.booking.span;

/** The span in an index key. */
export function spanOf(key: string): Span {
  const [group, start = '', end = '', items = ''] = key.split('#');
  const iid = items === '' ? [] : items.split('.').map((one) => Number.parseInt(one, radix));
  return { start, end, isOpen: group === endless, iid };
}

/** The ranges of the index that contain every span overlapping a window. */
export function spanRanges(from: string | undefined, to: string | undefined) {
  const bounds = (group: string, first: string) => ({
    from: groupOf(group, first),
    before: groupOf(group, to ?? '~'),
  });
  const knownLengths = lengths.map((longest, group) =>
    bounds(String(group), from === undefined ? '' : addSeconds(from, -longest)),
  );
  return [...knownLengths, bounds(longer, ''), bounds(endless, '')];
}
