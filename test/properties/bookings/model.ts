/** The model of an item. Times are minutes from the start of a run. */
export interface ModelItem {
  condition: 'operative' | 'inoperative' | 'discarded';
  /** The checkout that holds the item. */
  out: number | null;
  /** The open issues that make the item inoperative. */
  holds: Set<number>;
  /** Whether a caller set the condition after the first of the current holds. */
  isConditionSet: boolean;
  /** Minutes that are kept free around each booking. */
  buffer: number;
}

interface ModelReservation {
  iid: number[];
  from: number;
  to: number;
  series: string | null;
  ref: string | null;
  /** Whether the schedule completes it when it ends. */
  isAutomatic: boolean;
  isOpen: boolean;
}

interface ModelIssue {
  iid: number[];
  isHolding: boolean;
  isOpen: boolean;
}

/** The expected state of the service: items, reservations, open checkouts and issues. */
export class Model {
  readonly items = new Map<number, ModelItem>();
  readonly reservations = new Map<number, ModelReservation>();
  readonly checkouts = new Map<number, { iid: Set<number>; due: number }>();
  readonly issues = new Map<number, ModelIssue>();

  addItem(id: number): void {
    this.items.set(id, {
      condition: 'operative',
      out: null,
      holds: new Set(),
      isConditionSet: false,
      buffer: 0,
    });
  }

  item(id: number): ModelItem {
    const item = this.items.get(id);
    if (!item) throw new Error(`The model has no item ${id}.`);
    return item;
  }

  get openReservations(): Map<number, ModelReservation> {
    return new Map([...this.reservations].filter(([, { isOpen }]) => isOpen));
  }

  /** The open reservations of an item by their beginning. */
  bookingsOf(id: number): [number, ModelReservation][] {
    const own = [...this.openReservations].filter(([, { iid }]) => iid.includes(id));
    return own.sort(([, a], [, b]) => a.from - b.from);
  }

  /** Whether items may be reserved from one minute to another. */
  mayReserve(iid: readonly number[], from: number, to: number, except?: number): boolean {
    return iid.every((id) => {
      const isBack = this.isBack(id, from) && !this.isReserved(id, from, to, except);
      return this.item(id).condition !== 'discarded' && isBack;
    });
  }

  /** The items that a search for a window finds. */
  findFree(from: number, to: number): number[] {
    const isFree = (id: number) => this.isBack(id, from) && !this.isReserved(id, from, to);
    return [...this.items.keys()].filter(
      (id) => this.item(id).condition === 'operative' && isFree(id),
    );
  }

  private isBack(id: number, from: number): boolean {
    const { out, buffer } = this.item(id);
    const checkout = out === null ? undefined : this.checkouts.get(out);
    return !checkout || from >= checkout.due + buffer;
  }

  /** Whether items may be checked out from now, minute 0, until they are due. */
  mayCheckOut(iid: readonly number[], due: number, except?: number): boolean {
    return iid.every((id) => {
      const item = this.item(id);
      return (
        item.condition === 'operative' && item.out === null && !this.isReserved(id, 0, due, except)
      );
    });
  }

  isReserved(id: number, from: number, to: number, except?: number): boolean {
    const { buffer } = this.item(id);
    return this.bookingsOf(id).some(
      ([number, one]) => number !== except && from < one.to + buffer && one.from - buffer < to,
    );
  }

  checkOut(number: number, iid: readonly number[], due: number): void {
    this.checkouts.set(number, { iid: new Set(iid), due });
    for (const id of iid) this.item(id).out = number;
  }

  checkIn(number: number, iid: readonly number[]): void {
    const checkout = this.checkouts.get(number);
    for (const id of iid) {
      this.item(id).out = null;
      checkout?.iid.delete(id);
    }
    if (checkout?.iid.size === 0) this.checkouts.delete(number);
  }

  setCondition(id: number, condition: ModelItem['condition']): void {
    const item = this.item(id);
    item.condition = condition;
    if (condition === 'operative') item.holds.clear();
    item.isConditionSet = item.holds.size > 0;
  }

  openIssue(number: number, iid: readonly number[], isHolding: boolean): void {
    this.issues.set(number, { iid: [...iid], isHolding, isOpen: true });
    if (isHolding) for (const id of iid) this.addHold(number, id);
  }

  closeIssue(number: number): void {
    const issue = this.issues.get(number);
    if (!issue) return;
    issue.isOpen = false;
    if (issue.isHolding) for (const id of issue.iid) this.removeHold(number, id);
  }

  openIssuesOn(id: number): number {
    return [...this.issues.values()].filter(({ isOpen, iid }) => isOpen && iid.includes(id)).length;
  }

  private addHold(number: number, id: number): void {
    const item = this.item(id);
    if (item.condition === 'discarded') return;
    if (item.holds.size > 0) {
      item.holds.add(number);
    } else if (item.condition === 'operative') {
      item.condition = 'inoperative';
      item.holds.add(number);
      item.isConditionSet = false;
    }
  }

  private removeHold(number: number, id: number): void {
    const item = this.item(id);
    if (!item.holds.delete(number) || item.holds.size > 0) return;
    if (!item.isConditionSet && item.condition === 'inoperative') item.condition = 'operative';
    item.isConditionSet = false;
  }
}
