import type { Item } from '#console/api/records.ts';
import type { DialogProps } from '#console/ui/form-dialog.tsx';

/** What a window over an item is given. */
export interface ItemDialogProps extends DialogProps {
  item: Item;
}
