import { setTimeout as wait } from 'node:timers/promises';

/** Calls a local service, and returns the response. It waits after a 429, and throws on other errors. */
export type LocalApi = (
  method: string,
  path: string,
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: the fields depend on the call
) => Promise<any>;

/** A client of a service whose address may change between calls. */
export function localApi(address: () => string, token?: string): LocalApi {
  return async (method, path, body) => {
    for (;;) {
      const response = await fetch(`${address()}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      if (response.status === 429) {
        await wait(Number(response.headers.get('retry-after') ?? 1) * 1000);
        continue;
      }
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? {} : JSON.parse(text);
    }
  };
}

/** All records of a list with cursors. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the list has
export async function readAll(api: LocalApi, path: string): Promise<any[]> {
  const all = [];
  let cursor = '';
  for (;;) {
    const { data, meta } = await api('GET', cursor ? `${path}&cursor=${cursor}` : path);
    all.push(...data);
    const next = meta.sync?.has_more ? meta.sync.cursor : meta.pagination?.next_cursor;
    if (!next) return all;
    cursor = encodeURIComponent(next);
  }
}
