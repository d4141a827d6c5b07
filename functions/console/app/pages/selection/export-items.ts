import { readPlaces } from '#console/api/read-places.ts';
import type { CartItem } from '#console/cart.ts';
import { dayOf } from '#console/time.ts';
import { downloadText } from '#console/ui/download-text.ts';
import { idsOf, readItems } from './bulk-calls.ts';

/** Saves items as CSV, with their custom fields in the last columns. */
export async function exportItems(items: readonly CartItem[]): Promise<void> {
  const [presentItems, places, { placeNames, tableOf }] = await Promise.all([
    readItems(idsOf(items)),
    // The names of places are only unique among all of them.
    readPlaces(),
    // Not needed every day, and large.
    import('./item-table.ts'),
  ]);
  const table = tableOf(presentItems, placeNames(places));
  // Without a byte order mark, spreadsheets assume another encoding than UTF-8.
  downloadText(`equipment-${dayOf(Date.now())}.csv`, 'text/csv', `\uFEFF${table}`);
}
