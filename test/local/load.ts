import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';

/** The names of items whose creation was acknowledged, by id. */
export type AcknowledgedWrites = Map<number, string>;

export interface Load {
  /** Stops sending, and waits for the requests in flight. */
  stop: () => Promise<void>;
}

const CreatedItem = z.object({ data: z.object({ id: z.int() }) });
const writers = 4;
let itemCount = 0;

/** Creates items until it is stopped, and records each that got a 201. */
export function startLoad(
  url: string,
  tokens: readonly string[],
  acknowledged: AcknowledgedWrites,
): Load {
  let isStopped = false;
  const write = async (token: string) => {
    while (!isStopped) {
      itemCount += 1;
      const name = `Item ${itemCount}`;
      try {
        const response = await fetch(`${url}/v1/items`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        });
        if (response.status === 429) await wait(200);
        if (response.status !== 201) continue;
        const { data } = CreatedItem.parse(await response.json());
        acknowledged.set(data.id, name);
      } catch {
        // The service was killed; nothing was acknowledged.
        await wait(20);
      }
    }
  };
  const running = tokens.flatMap((token) => Array.from({ length: writers }, () => write(token)));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

const ItemPage = z.object({
  data: z.array(z.object({ id: z.int(), name: z.string() })),
  meta: z.object({ pagination: z.object({ next_cursor: z.nullable(z.string()) }) }),
});

/** The acknowledged items that a service does not have. */
export async function findLost(
  url: string,
  token: string,
  acknowledged: AcknowledgedWrites,
): Promise<number[]> {
  const first = Math.min(...acknowledged.keys());
  const stored = new Map<number, string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`${url}/v1/items?order=-id&limit=200${after}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status === 429) {
      await wait(Number(response.headers.get('retry-after')) * 1000);
      continue;
    }
    const { data, meta } = ItemPage.parse(await response.json());
    for (const { id, name } of data) stored.set(id, name);
    cursor = data.some(({ id }) => id < first) ? null : meta.pagination.next_cursor;
  }
  return [...acknowledged].flatMap(([id, name]) => (stored.get(id) === name ? [] : [id]));
}
