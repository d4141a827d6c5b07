import type { Item } from '#console/api/records.ts';
import type { DialogProps } from '#console/ui/form-window.tsx';

/** What a window over an item is given. */
export interface ItemWindowProps extends DialogProps {
  item: Item;
}
