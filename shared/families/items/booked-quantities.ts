import { formatInstant } from '#shared/time.ts';
import type { Holder } from './clashes.ts';
import { fromThousandths, thousandthsOf } from './quantities.ts';
import type { ItemRecord } from './record.ts';

/** A quantity of an item that an open booking holds. Half-open: `end` is not included. */
export interface BookedQuantity {
  holder: Holder;
  start: string;
  /** For a checkout its due time. */
  end: string;
  quantity: number;
}

/**
 * The most open bookings of one item by quantity: its row holds all of them, and is written with each.
 */
export const maxBookedQuantities = 2_000;

const radix = 36;

/**
 * The quantities of an item in open bookings, by their start. Each is packed as its holder, start and
 * length in seconds, and thousandths, in base 36.
 */
export function quantitiesOf({
  booked_quantities: packedQuantities,
}: Pick<ItemRecord, 'booked_quantities'>): BookedQuantity[] {
  return packedQuantities
    .map(unpack)
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
}

/** Adds the quantity of a booking to the packed ones, or replaces what it had. */
export function withQuantity(
  packedQuantities: readonly string[],
  bookedQuantity: BookedQuantity,
): string[] {
  return [...withoutQuantity(packedQuantities, bookedQuantity.holder), pack(bookedQuantity)];
}

export function withoutQuantity(packedQuantities: readonly string[], holder: Holder): string[] {
  const prefix = `${nameOf(holder)}.`;
  return packedQuantities.filter((one) => !one.startsWith(prefix));
}

export function isHolder(a: Holder, b: Holder): boolean {
  return nameOf(a) === nameOf(b);
}

function nameOf(holder: Holder): string {
  return 'checkout_id' in holder
    ? `c${holder.checkout_id.toString(radix)}`
    : `r${holder.reservation_id.toString(radix)}`;
}

function pack({ holder, start, end, quantity }: BookedQuantity): string {
  const seconds = Date.parse(start) / 1000;
  const length = Date.parse(end) / 1000 - seconds;
  const numbers = [seconds, length, thousandthsOf(quantity)];
  return [nameOf(holder), ...numbers.map((part) => part.toString(radix))].join('.');
}

function unpack(packedQuantity: string): BookedQuantity {
  const [name = '', ...parts] = packedQuantity.split('.');
  const [start = 0, length = 0, thousandths = 0] = parts.map((one) => Number.parseInt(one, radix));
  const id = Number.parseInt(name.slice(1), radix);
  return {
    holder: name.startsWith('c') ? { checkout_id: id } : { reservation_id: id },
    start: formatInstant(start * 1000),
    end: formatInstant((start + length) * 1000),
    quantity: fromThousandths(thousandths),
  };
}
