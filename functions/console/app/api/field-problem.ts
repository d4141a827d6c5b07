/** A problem of one field, as the API reports it. */
export interface FieldProblem {
  code: string;
  message: string;
  /** The record that blocks the call. `count` counts all of them if the list is shortened. */
  resource?: string;
  id?: number;
  name?: string;
  count?: number;
  /** The item that cannot be booked, what books it, and when it is free again. */
  item_id?: number;
  unique_id?: string | null | undefined;
  /** The kit that no longer exists, or that contains the item. */
  kit_id?: number;
  reservation?: { id: number; name: string };
  checkout?: { id: number; name: string };
  start_time?: string;
  end_time?: string;
  due_time?: string;
  next_available_at?: string | null;
  /** The author of the last change, if the call named an earlier version. */
  updated_by?: { name: string };
  /** The quantity asked for, the quantity free, and the bookings that have the rest. */
  requested?: number;
  available?: number;
  holders?: readonly StockHolder[];
  /** How much of a stock is still out, if less than comes back. */
  outstanding?: number;
}

interface StockHolder {
  reservation?: { id: number; name: string };
  checkout?: { id: number; name: string };
  quantity: number;
  start_time?: string;
  end_time?: string;
}

/** Whether a field is part of a booking's contents, such as `lines.0.quantity`. */
export function isOfContents(path: string): boolean {
  return ['iid', 'lines', 'kit_ids'].includes(path.split('.')[0] ?? '');
}
