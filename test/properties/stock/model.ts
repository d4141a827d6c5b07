/** A quantity of a stock that is promised from one minute to another. */
export interface BookedQuantity {
  stock: number;
  quantity: number;
  from: number;
  to: number;
}

/** A checkout that is open, with what of it is still out. */
export type Out = BookedQuantity;

/**
 * What a stock and its bookings do, as simply as can be: whole quantities, and minutes that are multiples
 * of ten.
 */
export class StockModel {
  readonly quantities = new Map<number, number>();
  readonly reservations = new Map<number, BookedQuantity>();
  readonly outs = new Map<number, Out>();
  /** How much of its stock a kit has, by the id of the kit. */
  readonly inKits = new Map<number, number>();

  quantityOf(stock: number): number {
    return this.quantities.get(stock) ?? 0;
  }

  outOf(stock: number): number {
    return this.#of(stock, this.outs).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** The most that is promised of a stock at one moment of a window, but for one booking. */
  promised({ stock, from, to }: Omit<BookedQuantity, 'quantity'>, except?: BookedQuantity): number {
    const all = [...this.#of(stock, this.reservations), ...this.#of(stock, this.outs)];
    const others = all.filter((one) => one !== except);
    const at = (minute: number) =>
      others
        .filter((one) => one.from <= minute && minute < one.to)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const minutes = Array.from({ length: (to - from) / 10 }, (_, step) => from + step * 10);
    return Math.max(...minutes.map(at));
  }

  /** Whether a booking fits beside all others. */
  fits(wish: BookedQuantity, except?: BookedQuantity): boolean {
    return this.promised(wish, except) + wish.quantity <= this.quantityOf(wish.stock);
  }

  isShort(reservation: BookedQuantity): boolean {
    return this.promised(reservation) > this.quantityOf(reservation.stock);
  }

  /** Takes a quantity off the checkouts that have it, off the one that is due first before others. */
  uncount(stock: number, quantity: number): void {
    const due = [...this.outs].filter(([, one]) => one.stock === stock);
    let left = quantity;
    for (const [id, one] of due.sort(([a, first], [b, then]) => first.to - then.to || a - b)) {
      const part = Math.min(left, one.quantity);
      left -= part;
      if (part === one.quantity) this.outs.delete(id);
      else this.outs.set(id, { ...one, quantity: one.quantity - part });
    }
  }

  #of(stock: number, all: ReadonlyMap<number, BookedQuantity>): BookedQuantity[] {
    return [...all.values()].filter((one) => one.stock === stock);
  }
}
