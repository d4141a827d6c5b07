import type { Item } from '#console/api/records.ts';
import type { WindowProps } from '#console/ui/form-window.tsx';

/** What a window over an item is given. */
export interface ItemWindowProps extends WindowProps {
  item: Item;
}

type Version = Pick<Item, 'version'>;

/** Whether nobody changed an item between what the page showed and a change: what it had is known then. */
export const isNext = (change: Version, shown: Version) => change.version <= shown.version + 1;
