import type { CartItem } from '#console/cart.ts';
import { dayOf } from '#console/time.ts';
import { downloadText } from '#console/ui/download-text.ts';
import { idsOf, readItems } from './bulk-calls.ts';
import { tableOf } from './item-table.ts';

/** Saves items as CSV, with their custom fields in the last columns. */
export async function exportItems(items: readonly CartItem[]): Promise<void> {
  const table = tableOf(await readItems(idsOf(items)));
  // Without a byte order mark, spreadsheets assume another encoding than UTF-8.
  downloadText(`equipment-${dayOf(Date.now())}.csv`, 'text/csv', `\uFEFF${table}`);
}
