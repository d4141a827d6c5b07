import { vi } from 'vitest';
import type { Change } from '#shared/families/changes/fields.ts';
import type { Client } from './http.ts';

const polling = { timeout: 60_000, interval: 200 };

/** The subject of an event, such as `item 1 v2 item.updated`. */
export const summaryOf = ({ resource, resource_id, version, type }: Change) =>
  `${resource} ${resource_id} v${version} ${type}`;

/** All changes from a query on, page by page, and the cursor after them. */
export async function readChanges(api: Client, query = 'limit=50') {
  const changes: Change[] = [];
  let cursor: string | undefined;
  for (;;) {
    const parameters = new URLSearchParams(query);
    if (cursor !== undefined) parameters.set('cursor', cursor);
    const { status, body } = await api.get(`/v1/changes?${parameters}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    changes.push(...body.data);
    cursor = String(body.meta.sync.cursor);
    if (!body.meta.sync.has_more) return { changes, cursor };
  }
}

/** Waits until there are at least so many changes, and reads them as `readChanges` does. */
export async function waitForChanges(api: Client, count: number, query?: string) {
  return vi.waitFor(async () => {
    const read = await readChanges(api, query);
    if (read.changes.length < count) throw new Error(read.changes.map(summaryOf).join('\n'));
    return read;
  }, polling);
}
