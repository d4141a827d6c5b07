/** An item as lists of a booking name it. */
export interface ListedItem {
  id: number;
  name: string;
  unique_id: string | null;
  /** How much of its stock; absent where all of the item is meant. */
  quantity?: number | undefined;
  unit?: string | null | undefined;
}
