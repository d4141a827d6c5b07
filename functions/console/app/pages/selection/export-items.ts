import type { CartItem } from '#console/cart.ts';
import { dayOf } from '#console/time.ts';
import { downloadText } from '#console/ui/download-text.ts';
import { idsOf, readItems } from './bulk-calls.ts';
import { tableOf } from './item-table.ts';

/** Saves items as a table that spreadsheets read, their own fields at its end. */
export async function exportItems(items: readonly CartItem[]): Promise<void> {
  const table = tableOf(await readItems(idsOf(items)));
  // Spreadsheets take a text without this mark for another encoding.
  downloadText(`equipment-${dayOf(Date.now())}.csv`, 'text/csv', `\uFEFF${table}`);
}
