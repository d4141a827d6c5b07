/** What a record shows of an item that it names, and what booking warnings derive from. */
export interface SummarisedItem {
  id: number;
  name: string;
  unique_id: string | null;
  condition: string;
  checkout_id: number | null;
  due_time: string | null;
  expiration_date: string | null;
  next_inspection_on: string | null;
  isDeleted: boolean;
  /** What is booked of its stock; known where a record holds a quantity of it. */
  stock?: StockSummary;
}

/** How much of an item there is, and in which quantities it is booked. */
export interface StockSummary {
  inventory_quantity: number | null;
  booked_quantities: string[];
  buffer_minutes: number;
}
