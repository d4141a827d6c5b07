import { nameWithCode } from '#console/name-with-code.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import type { Reservation } from './records.ts';

export type Warning = Reservation['warnings'][number];

const texts: Record<Warning['code'], string> = {
  item_inoperative: 'is out of order',
  item_overdue: 'is still out, and overdue',
  item_expired: 'expires before the end',
  item_inspection_overdue: 'is due for inspection before the end',
  stock_short: 'has less in stock than is booked',
};

/** Describes a warning about an item that can be booked nevertheless. */
export function warningText({ code, item_id }: Warning, name = `Item ${item_id}`): string {
  return `${name} ${texts[code]}.`;
}

/** Describes a warning with the name and code of its item among those booked. */
export function namedWarningText(warning: Warning, items: readonly ListedItem[]): string {
  const item = items.find(({ id }) => id === warning.item_id);
  return warningText(warning, item && nameWithCode(item));
}
