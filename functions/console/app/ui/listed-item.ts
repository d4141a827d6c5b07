/** An item in a list of booked or ticked items. */
export interface ListedItem {
  id: number;
  name: string;
  unique_id: string | null;
  /** The quantity of a stock; absent if the whole item is meant. */
  quantity?: number | undefined;
  unit?: string | null | undefined;
}
