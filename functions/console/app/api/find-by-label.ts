import { page } from '#client/pages.ts';
import { api } from './client.ts';
import type { Item } from './records.ts';

/** The items with a label or code. */
export async function findByLabel(label: string): Promise<readonly Item[]> {
  return (await page(api, '/v1/items/lookup', { query: { qr: label } })).data;
}
