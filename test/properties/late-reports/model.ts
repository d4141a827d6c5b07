/** A checkout of an item. Times are minutes from the start of a run, and mostly before it. */
export interface Occupancy {
  checkout: number;
  start: number;
  due: number;
  /** When the item came back; null while it is out. */
  end: number | null;
  /** When it went out again, on a checkout that was reported before; null if it did not. */
  outAgain: number | null;
}

interface Window {
  from: number;
  to: number;
}

/** The minute of a call, which comes after what happened in minute 0. */
const now = 0.5;

/** Which items were out when, and which are reserved, as callers report it in any order. */
export class LateReportsModel {
  readonly occupancies = new Map<number, Occupancy[]>();
  readonly reservations = new Map<number, Window & { item: number }>();

  constructor(iid: readonly number[]) {
    for (const id of iid) this.occupancies.set(id, []);
  }

  of(item: number): Occupancy[] {
    return this.occupancies.get(item) ?? [];
  }

  outOf(item: number): Occupancy | undefined {
    return this.of(item).find(({ end }) => end === null);
  }

  /** The open checkouts, with the items that are out. */
  get open(): Map<number, number[]> {
    const open = new Map<number, number[]>();
    for (const [item] of this.occupancies) {
      const out = this.outOf(item);
      if (out) open.set(out.checkout, [...(open.get(out.checkout) ?? []), item]);
    }
    return new Map([...open].sort(([a], [b]) => a - b));
  }

  /** Whether items may have gone out at `start`, which is before now, minute 0, or now. */
  mayCheckOut(iid: readonly number[], start: number, due: number): boolean {
    return iid.every((item) => {
      const clashes = this.of(item).some((one) => (one.end ?? 0) > start && one.start < due);
      return !this.outOf(item) && !clashes && !this.isReserved(item, { from: start, to: due });
    });
  }

  isReserved(item: number, { from, to }: Window): boolean {
    const own = [...this.reservations.values()].filter((one) => one.item === item);
    return own.some((one) => one.from < to && from < one.to);
  }

  mayReserve(item: number, window: Window): boolean {
    const out = this.outOf(item);
    return !this.isReserved(item, window) && (!out || out.due <= window.from);
  }

  checkOut(checkout: number, iid: readonly number[], start: number, due: number): void {
    for (const item of iid) {
      const later = this.of(item).filter((one) => one.start >= due);
      const outAgain = later.length > 0 ? Math.min(...later.map((one) => one.start)) : null;
      this.of(item).push({ checkout, start, due, end: null, outAgain });
    }
  }

  /** Whether items may have come back at a time, or by now where none is given. */
  mayCheckIn(iid: readonly number[], time: number | null): boolean {
    return iid.every((item) => {
      const out = this.outOf(item);
      if (!out || time === null) return out !== undefined;
      return time >= out.start && (out.outAgain === null || time <= out.outAgain);
    });
  }

  checkIn(iid: readonly number[], time: number | null): void {
    for (const item of iid) {
      const out = this.outOf(item);
      if (out) out.end = time ?? out.outAgain ?? 0;
    }
  }

  extend(checkout: number, due: number): void {
    for (const all of this.occupancies.values()) {
      for (const one of all) if (one.checkout === checkout) one.due = due;
    }
  }

  /** The checkouts that overlap a window, by id. An open one lasts until it is due, or until now. */
  checkoutsIn({ from, to }: Window): number[] {
    const all = [...this.occupancies.values()].flat();
    const near = [...Map.groupBy(all, ({ checkout }) => checkout)].filter(([id, parts]) => {
      const ends = parts.map(({ end, due }) =>
        this.open.has(id) ? Math.max(due, now) : (end ?? 0),
      );
      return parts.some(({ start }) => start < to) && Math.max(...ends) > from;
    });
    return near.map(([id]) => id).sort((a, b) => a - b);
  }

  /** The entries of an item's calendar in a window. What is overdue is in all of them. */
  calendarOf(item: number, { from, to }: Window) {
    const out = this.of(item)
      .map((one) => ({ ...one, until: one.end ?? Math.max(one.due, 0) }))
      .filter(
        ({ end, due, start, until }) => (end === null && due <= 0) || (start < to && until > from),
      )
      .sort((a, b) => a.start - b.start || a.checkout - b.checkout);
    const reserved = [...this.reservations].filter(
      ([, one]) => one.item === item && one.from < to && one.to > from,
    );
    return [
      ...out.map((one) => ({
        kind: 'checkout',
        id: one.checkout,
        start: one.start,
        end: one.until,
      })),
      ...reserved.map(([id, one]) => ({ kind: 'reservation', id, start: one.from, end: one.to })),
    ];
  }
}
