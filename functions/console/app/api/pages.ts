import { get } from './call.ts';
import type { QueryValue } from './send.ts';

/** All records of a list, page by page, up to a bound that no page of the console needs to pass. */
export async function getAll<T>(
  path: string,
  query: Record<string, QueryValue> = {},
  { most = 1000, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<T[]> {
  const found: T[] = [];
  let cursor: string | undefined;
  do {
    const sent = { query: { ...query, limit: 200, cursor }, ...(signal ? { signal } : {}) };
    const { data, meta } = await get<T[]>(path, sent);
    found.push(...data);
    cursor = meta.pagination?.next_cursor ?? undefined;
  } while (cursor && found.length < most);
  return found;
}
