import type { Item } from '#console/api/records.ts';
import type { DialogProps } from '#console/ui/form-dialog.tsx';

/** The props of every dialog about an item. */
export interface ItemDialogProps extends DialogProps {
  item: Item;
}
