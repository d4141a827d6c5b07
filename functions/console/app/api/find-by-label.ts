import { page } from '#client/pages.ts';
import { api } from './client.ts';
import type { Item, Location } from './records.ts';
import { canRead } from './session.ts';

/** The items with a label or code. */
export async function findByLabel(label: string): Promise<readonly Item[]> {
  return (await page(api, '/v1/items/lookup', { query: { qr: label } })).data;
}

/** The place with a label, if the member may see it. */
export async function findPlaceByLabel(label: string): Promise<Location | undefined> {
  if (!canRead('content.locations')) return undefined;
  const { data } = await page(api, '/v1/locations/lookup', { query: { qr: label } });
  return data[0];
}
