/** A quantity of a stock that is booked from one minute to another. */
export interface BookedQuantity {
  stock: number;
  quantity: number;
  from: number;
  to: number;
}

/** An open checkout, with the quantity that is still out. */
export type OpenCheckout = BookedQuantity;

/**
 * A simple model of stocks and their bookings. Quantities are whole numbers, and minutes are multiples of
 * ten.
 */
export class StockModel {
  readonly quantities = new Map<number, number>();
  readonly reservations = new Map<number, BookedQuantity>();
  readonly openCheckouts = new Map<number, OpenCheckout>();
  /** How much of its stock a kit has, by the id of the kit. */
  readonly inKits = new Map<number, number>();

  quantityOf(stock: number): number {
    return this.quantities.get(stock) ?? 0;
  }

  outOf(stock: number): number {
    return this.#of(stock, this.openCheckouts).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** The largest quantity of a stock that is booked at one moment of a window, except for one booking. */
  maxBooked(
    { stock, from, to }: Omit<BookedQuantity, 'quantity'>,
    except?: BookedQuantity,
  ): number {
    const all = [...this.#of(stock, this.reservations), ...this.#of(stock, this.openCheckouts)];
    const others = all.filter((one) => one !== except);
    const at = (minute: number) =>
      others
        .filter((one) => one.from <= minute && minute < one.to)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const minutes = Array.from({ length: (to - from) / 10 }, (_, step) => from + step * 10);
    return Math.max(...minutes.map(at));
  }

  /** Whether a booking fits with all others. */
  fits(booking: BookedQuantity, except?: BookedQuantity): boolean {
    return this.maxBooked(booking, except) + booking.quantity <= this.quantityOf(booking.stock);
  }

  isShort(reservation: BookedQuantity): boolean {
    return this.maxBooked(reservation) > this.quantityOf(reservation.stock);
  }

  /** Returns a quantity to the checkouts that have it, in the order in which they are due. */
  returnQuantity(stock: number, quantity: number): void {
    const due = [...this.openCheckouts].filter(([, one]) => one.stock === stock);
    let left = quantity;
    for (const [id, one] of due.sort(([a, first], [b, then]) => first.to - then.to || a - b)) {
      const part = Math.min(left, one.quantity);
      left -= part;
      if (part === one.quantity) this.openCheckouts.delete(id);
      else this.openCheckouts.set(id, { ...one, quantity: one.quantity - part });
    }
  }

  #of(stock: number, all: ReadonlyMap<number, BookedQuantity>): BookedQuantity[] {
    return [...all.values()].filter((one) => one.stock === stock);
  }
}
