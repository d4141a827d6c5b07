import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { type Names, namedReference } from '#shared/records/reference-names.ts';
import type { ItemRecord } from './record.ts';

/** The booking that holds an item. */
export type Holder = { checkout_id: number } | { reservation_id: number };

export function idOfHolder(holder: Holder): number {
  return 'checkout_id' in holder ? holder.checkout_id : holder.reservation_id;
}

/** A half-open period for which an item is booked, and the booking. */
export interface Occupancy {
  code: 'item_checked_out' | 'item_reserved';
  holder: Holder;
  start: string;
  end: string;
  /** The quantity that it takes; absent where it takes the item whole. */
  quantity?: number;
  /** The due time of an overdue item. */
  overdueSince?: string;
  /** Set for a past checkout: the item is back. */
  isOver?: true;
}

/** Why an item cannot be booked, as the error reports it. */
export type Clash = FieldProblem &
  HolderIds & {
    code:
      | Occupancy['code']
      | 'item_inoperative'
      | 'item_discarded'
      | 'inventory_not_enabled'
      | 'insufficient_inventory';
    next_available_at: string | null;
    /** The bookings of a stock of which too little is free. */
    holders?: readonly (HolderIds & Record<string, unknown>)[];
    /** The field of the error; by default `iid`. */
    path?: string;
  };

type HolderIds = Partial<Record<'checkout_id' | 'reservation_id', number>>;

/**
 * The purpose and time of a check for clashes, and the booking to ignore, which is the one being written.
 */
export interface BookingContext {
  now: string;
  except?: Holder | undefined;
  /** The past checkouts that one reported late clashes with: see `readPastOccupancies`. */
  past?: readonly Occupancy[] | undefined;
  /** By default a reservation. The items of an extension are out already. */
  purpose?: 'reservation' | 'checkout' | 'extension';
}

/** The clash of an item whose condition forbids a booking. An inoperative one can be reserved. */
export function conditionClash(item: ItemRecord, { purpose }: BookingContext): Clash | undefined {
  const { id, condition } = item;
  const isFit = condition === 'operative' || purpose === 'extension';
  if (isFit || (condition === 'inoperative' && purpose !== 'checkout')) return undefined;
  const message = `Item ${id} is ${condition}.`;
  return { code: `item_${condition}`, message, ...identityOf(item), next_available_at: null };
}

export function occupancyClash(
  item: ItemRecord,
  taking: Occupancy,
  nextAvailableAt: string | null,
): Clash {
  return {
    code: taking.code,
    message: messageOf(item, taking),
    ...identityOf(item),
    ...taking.holder,
    ...timesOf(taking),
    next_available_at: nextAvailableAt,
  };
}

/** The times of an occupancy, as an error reports them. */
export function timesOf({ start, end, overdueSince }: Occupancy) {
  const times = { start_time: start, end_time: end };
  return overdueSince === undefined ? times : { ...times, overdue: true, due_time: overdueSince };
}

export function identityOf({ id, name, unique_id }: ItemRecord) {
  return { item_id: id, name, unique_id };
}

function messageOf({ id }: ItemRecord, { holder, overdueSince, isOver, end }: Occupancy): string {
  if ('reservation_id' in holder) {
    return `Item ${id} is reserved by reservation ${holder.reservation_id}.`;
  }
  if (isOver) return `Item ${id} was out on checkout ${holder.checkout_id} until ${end}.`;
  const out = `Item ${id} is out on checkout ${holder.checkout_id}`;
  return overdueSince === undefined ? `${out}.` : `${out}, and overdue.`;
}

/** The records that hold an item, or its stock. */
function holdersOfOne(one: HolderIds) {
  return (['checkout', 'reservation'] as const).flatMap((resource) => {
    const id = one[`${resource}_id`];
    return id === undefined ? [] : [{ resource, id }];
  });
}

export function holdersOf(clashes: readonly Clash[]) {
  return clashes.flatMap((clash) => [clash, ...(clash.holders ?? [])]).flatMap(holdersOfOne);
}

/** Adds to each clash the id and name of the checkout or reservation that holds the item. */
export function withHolders(clashes: readonly Clash[], names: Names): Clash[] {
  return clashes.map((clash) => {
    const { holders } = clash;
    return {
      ...withHolder(clash, names),
      ...(holders ? { holders: holders.map((one) => withHolder(one, names)) } : {}),
    };
  });
}

function withHolder<T extends HolderIds>(one: T, names: Names): T {
  const shownHolders = holdersOfOne(one).map(({ resource, id }) => [
    resource,
    namedReference(names, resource, id),
  ]);
  return { ...one, ...Object.fromEntries(shownHolders) };
}

/** Refuses a booking that clashes, with the code of its clashes if they share one. */
export function assertNoClashes(clashes: readonly Clash[]): void {
  const [first] = clashes;
  if (!first) return;
  const codes = new Set(clashes.map(({ code }) => code));
  const code = codes.size === 1 ? first.code : 'items_unavailable';
  const message = clashes.length === 1 ? { message: first.message } : {};
  const paths = Map.groupBy(clashes, ({ path = 'iid' }) => path);
  const fields = [...paths].map(([path, group]) => [
    path,
    group.map(({ path: _path, ...problem }) => problem),
  ]);
  throw new ApiError(code, { ...message, fields: Object.fromEntries(fields) });
}
