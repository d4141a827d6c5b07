/** The summary of an item in other records, from which booking warnings derive, too. */
export interface SummarisedItem {
  id: number;
  name: string;
  unique_id: string | null;
  condition: string;
  checkout_id: number | null;
  due_time: string | null;
  expiration_date: string | null;
  inspection_due_on: string | null;
  isDeleted: boolean;
  /** The booked quantities of its stock, if the record has a quantity of it. */
  stock?: StockSummary;
}

/** How much of an item there is, and in which quantities it is booked. */
export interface StockSummary {
  inventory_quantity: number | null;
  booked_quantities: string[];
  buffer_minutes: number;
}
