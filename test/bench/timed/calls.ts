import { randomUUID } from 'node:crypto';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { bookedWeek } from '../dataset/contents.ts';
import type { Invocation } from '../invoke.ts';
import { filteredQueries, itemTexts, type Share, searchWord, shares } from '../shares.ts';
import type { TimedAccount } from './account.ts';

/** A call that is timed. Lists have 50 records. */
export interface TimedCall {
  name: string;
  /** The next call of its kind; undefined if no records for it are left. */
  next: (account: TimedAccount) => Invocation | undefined;
  isWrite?: boolean;
  /** Whether the work after it is measured separately. */
  isBatch?: boolean;
  /** Records what later calls need of a response. */
  record?: (data: unknown, account: TimedAccount) => void;
  /** Whether the response matches the request. A service may ignore parameters that it does not support. */
  isExpected?: (data: unknown) => boolean;
}

/** The calls that others are compared with. */
export const plainPage = 'list';
export const singleMove = 'move an item';
export const batches = ['move 40 items', 'take stock of 40 items'] as const;
export const freePages = ['list what is free in a week', 'list what is free, of a type'] as const;
/** The page that is filtered by the type of a share. */
export const pageOf = ({ name }: Share) => `list ${name} by type, by name`;

/** How many of the first items are booked in the week, and never move. */
export const bookedItems = 500;
const minBooked = 40;
const [largestShare] = shares;
const freeQuery = `available_from=${bookedWeek.from}&available_to=${bookedWeek.to}`;

/** Reads come first, so that their results do not depend on the number of writes. */
export const timedCalls: readonly TimedCall[] = [
  { name: 'whoami', next: () => ({ name: 'service.whoami' }) },
  { name: 'get', next: ({ randomItem }) => ({ name: 'items.get', id: randomItem() }) },
  { name: plainPage, next: () => ({ name: 'items.list' }) },
  {
    name: 'list at the end',
    next: ({ itemsTotal }) => ({ name: 'items.list', query: `offset=${itemsTotal - 100}` }),
  },
  { name: 'search, 20 hits', next: () => ({ name: 'items.list', query: `q=${searchWord}` }) },
  ...shares.map(
    (share): TimedCall => ({
      name: pageOf(share),
      next: () => ({ name: 'items.list', query: filteredQueries(share).type }),
      isExpected: (data) => areAll(data, ({ type }) => type === share.type),
    }),
  ),
  {
    name: freePages[0],
    next: () => ({ name: 'items.list', query: freeQuery }),
    isExpected: (data) => areAll(data, ({ id }) => id > minBooked),
  },
  {
    name: freePages[1],
    next: () => ({ name: 'items.list', query: `${freeQuery}&type=${largestShare?.type}` }),
    isExpected: (data) => areAll(data, ({ type }) => type === largestShare?.type),
  },
  {
    name: 'look up 100 labels',
    next: ({ itemsTotal }) => {
      const qr = idsOf(0, 100, bookedItems, 100).map((id) => itemTexts(id, itemsTotal).unique_id);
      return { name: 'items.lookupMany', body: { qr } };
    },
  },
  {
    name: 'create',
    isWrite: true,
    next: ({ itemsTotal }) => {
      const unique_id = randomUUID();
      return { name: 'items.create', body: { ...itemTexts(1, itemsTotal), unique_id } };
    },
  },
  {
    name: 'change',
    isWrite: true,
    next: ({ nextNumber, randomItem }) => {
      const description = `seen ${nextNumber('change')} times`;
      return { name: 'items.update', id: randomItem(), body: { description } };
    },
  },
  {
    name: singleMove,
    isWrite: true,
    next: ({ nextNumber }) => {
      const number = nextNumber('move');
      const [id] = idsOf(number, 1, bookedItems, 500);
      return { name: 'items.move', id: id ?? 0, body: { location_id: locationFor(number, 500) } };
    },
  },
  {
    name: 'check out 10',
    isWrite: true,
    next: ({ nextNumber }) => {
      const iid = idsOf(nextNumber('check out'), 10, 5_000, 4_000);
      const due_time = addSeconds(formatInstant(Date.now()), 3600);
      return { name: 'checkouts.create', body: { name: 'Shoot', iid, due_time } };
    },
    record: (data, { checkouts }) => checkouts.push((data as { id: number }).id),
  },
  {
    name: 'check in 10',
    isWrite: true,
    next: ({ checkouts }) => {
      const id = checkouts.shift();
      return id === undefined ? undefined : { name: 'checkouts.checkIn', id, body: {} };
    },
  },
  {
    name: 'reserve 10',
    isWrite: true,
    next: ({ nextNumber }) => {
      const number = nextNumber('reserve');
      const start_time = addSeconds('2031-01-01T00:00:00Z', number * 7200);
      const times = { start_time, end_time: addSeconds(start_time, 3600) };
      const iid = idsOf(number, 10, 1_000, 3_000);
      return { name: 'reservations.create', body: { name: 'Show', iid, ...times } };
    },
  },
  {
    name: batches[0],
    ...{ isWrite: true, isBatch: true },
    next: ({ nextNumber }) => {
      const number = nextNumber('move 40');
      const iid = idsOf(number, 40, 4_000, 1_000);
      return { name: 'items.moveMany', body: { iid, location_id: locationFor(number, 25) } };
    },
  },
  {
    name: batches[1],
    ...{ isWrite: true, isBatch: true },
    next: ({ nextNumber }) => {
      const iid = idsOf(nextNumber('stock'), 40, 4_000, 1_000);
      return { name: 'items.takeStock', body: { iid, remarks: 'Counted' } };
    },
  },
];

/** The ids of the next items of a range, which starts again at its end. */
function idsOf(number: number, count: number, after: number, range: number): number[] {
  const first = after + 1 + ((number * count) % range);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A location that differs from the one in the previous pass through the range. */
function locationFor(number: number, inRange: number): number {
  return 5 + (Math.floor(number / inRange) % 2);
}

function areAll(data: unknown, holds: (item: { id: number; type: string }) => boolean): boolean {
  const items = data as { id: number; type: string }[];
  return items.length > 0 && items.every(holds);
}
