import { formatCount } from '#console/format-count.ts';

/** As `3 items and 1 kit`. */
export function countOf(items: readonly unknown[], kits: readonly unknown[]): string {
  const parts = [
    ...(items.length > 0 || kits.length === 0 ? [formatCount(items.length, 'item')] : []),
    ...(kits.length > 0 ? [formatCount(kits.length, 'kit')] : []),
  ];
  return parts.join(' and ');
}

export type BookingKind = 'reserve' | 'check-out';

export const verbs: Record<BookingKind, string> = { reserve: 'Reserve', 'check-out': 'Check out' };

/** As `3 reservations`. */
export const bookingsOf = (kind: BookingKind, count: number) =>
  formatCount(count, kind === 'reserve' ? 'reservation' : 'checkout');

interface Amount {
  what: string;
  /** How often it is booked, and as how many bookings at a time. */
  times: number;
  parts: number;
}

/** The label of what books it. */
export function labelOf(kind: BookingKind, { what, times, parts }: Amount): string {
  const often = times > 1 ? `, ${times} times` : '';
  return `${verbs[kind]} ${what}${often}${parts > 1 ? ` as ${bookingsOf(kind, parts)}` : ''}`;
}
