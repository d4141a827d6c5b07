import { pages } from '#client/pages.ts';
import { retryingApi } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { readPlaces } from '#console/api/read-places.ts';
import type { Item } from '#console/api/records.ts';
import type { CartItem } from '#console/cart.ts';
import { hasDecimalComma } from '#console/numbers.ts';
import { type ItemQuery, wholeListQuery } from '#console/pages/items/item-query.ts';
import { dayOf } from '#console/time.ts';
import { downloadText } from '#console/ui/download-text.ts';
import { idsOf, readItems } from './bulk-calls.ts';

/** Saves the items of a selection as CSV, with their custom fields in the last columns. */
export function exportItems(items: readonly CartItem[]): Promise<void> {
  return saveTable(readItems(idsOf(items)));
}

/** Saves all items that a query finds as CSV, also more than a selection can hold. */
export function exportFound(query: ItemQuery): Promise<void> {
  const all = wholeListQuery(query);
  const items = pages(retryingApi, '/v1/items', { query: all });
  return saveTable(readAll(items, Number.POSITIVE_INFINITY));
}

async function saveTable(items: Promise<Item[]>): Promise<void> {
  const [presentItems, places, { placeNames, tableOf }] = await Promise.all([
    items,
    // The names of places are only unique among all of them.
    readPlaces(),
    // Not needed every day, and large.
    import('./item-table.ts'),
  ]);
  const table = tableOf(presentItems, {
    nameOf: placeNames(places),
    hasDecimalCommas: hasDecimalComma(),
  });
  // Without a byte order mark, spreadsheets assume another encoding than UTF-8.
  downloadText(`equipment-${dayOf(Date.now())}.csv`, 'text/csv', `\uFEFF${table}`);
}
