/** One thing that is wrong with a field, as the API says it. */
export interface FieldProblem {
  code: string;
  message: string;
  /** The record that blocks the call, and how many do, if the list of them is shortened. */
  resource?: string;
  id?: number;
  name?: string;
  count?: number;
  /** The item that cannot be booked, what holds it, and when it is free. */
  item_id?: number;
  /** The kit that is gone, or that the item is a part of. */
  kit_id?: number;
  reservation?: { id: number; name: string };
  checkout?: { id: number; name: string };
  start_time?: string;
  end_time?: string;
  due_time?: string;
  next_available_at?: string | null;
  /** Who wrote the present version, where a call named an earlier one. */
  updated_by?: { name: string };
  /** How much of a stock was asked, how much is free, and who has the rest. */
  requested?: number;
  available?: number;
  holders?: readonly StockHolder[];
}

interface StockHolder {
  reservation?: { id: number; name: string };
  checkout?: { id: number; name: string };
  quantity: number;
  start_time?: string;
  end_time?: string;
}

/** Whether a field names what a booking holds, as `lines.0.quantity` does. */
export function isOfContents(path: string): boolean {
  return ['iid', 'lines', 'kit_ids'].includes(path.split('.')[0] ?? '');
}
