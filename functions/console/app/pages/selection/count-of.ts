import { formatCount } from '#console/format-count.ts';

/** Formats both counts, such as `3 items and 1 kit`. */
export function countOf(items: readonly unknown[], kits: readonly unknown[]): string {
  const parts = [
    ...(items.length > 0 || kits.length === 0 ? [formatCount(items.length, 'item')] : []),
    ...(kits.length > 0 ? [formatCount(kits.length, 'kit')] : []),
  ];
  return parts.join(' and ');
}

export type BookingKind = 'reserve' | 'check-out';

export const verbs: Record<BookingKind, string> = { reserve: 'Reserve', 'check-out': 'Check out' };

/** Formats a number of bookings, such as `3 reservations`. */
export const bookingsOf = (kind: BookingKind, count: number) =>
  formatCount(count, kind === 'reserve' ? 'reservation' : 'checkout');

interface Amount {
  what: string;
  /** How often the selection is booked, and in how many bookings each time. */
  times: number;
  parts: number;
}

/** The label of the button that books. */
export function labelOf(kind: BookingKind, { what, times, parts }: Amount): string {
  const often = times > 1 ? `, ${times} times` : '';
  return `${verbs[kind]} ${what}${often}${parts > 1 ? ` as ${bookingsOf(kind, parts)}` : ''}`;
}
