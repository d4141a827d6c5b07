import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Location } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import type { CartItem } from '#console/cart.ts';
import { dayOf } from '#console/time.ts';
import { downloadText } from '#console/ui/download-text.ts';
import { pageMax } from '#shared/limits.ts';
import { idsOf, readItems } from './bulk-calls.ts';

/** Saves items as CSV, with their custom fields in the last columns. */
export async function exportItems(items: readonly CartItem[]): Promise<void> {
  const [presentItems, places, { placeNames, tableOf }] = await Promise.all([
    readItems(idsOf(items)),
    readPlaces(),
    // Not needed every day, and large.
    import('./item-table.ts'),
  ]);
  const table = tableOf(presentItems, placeNames(places));
  // Without a byte order mark, spreadsheets assume another encoding than UTF-8.
  downloadText(`equipment-${dayOf(Date.now())}.csv`, 'text/csv', `\uFEFF${table}`);
}

/** All places, as their names are only unique among them; none if the member may not read them. */
async function readPlaces(): Promise<Location[]> {
  if (!canRead('content.locations')) return [];
  return readAll(
    pages(api, '/v1/locations', { query: { limit: pageMax } }),
    Number.POSITIVE_INFINITY,
  );
}
