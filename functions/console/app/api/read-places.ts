import { pages } from '#client/pages.ts';
import { pageMax } from '#shared/limits.ts';
import { api } from './client.ts';
import { readAll } from './read-all.ts';
import type { Location } from './records.ts';
import { canRead } from './session.ts';

/** All places of the account; none if the member may not read them. */
export async function readPlaces(options: { signal?: AbortSignal } = {}): Promise<Location[]> {
  if (!canRead('content.locations')) return [];
  const list = pages(api, '/v1/locations', { query: { limit: pageMax }, ...options });
  return readAll(list, Number.POSITIVE_INFINITY);
}
