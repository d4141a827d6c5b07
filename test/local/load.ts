import { setTimeout as wait } from 'node:timers/promises';

/** Names that the service said it keeps. */
export type Acknowledged = Map<number, string>;

export interface Load {
  /** Stops sending, and waits for the requests that are under way. */
  stop: () => Promise<void>;
}

const writers = 4;
let names = 0;

/** Writes items one after the other until it is stopped; notes each that was answered with a 201. */
export function startLoad(
  url: string,
  tokens: readonly string[],
  acknowledged: Acknowledged,
): Load {
  let isStopped = false;
  const write = async (token: string) => {
    while (!isStopped) {
      names += 1;
      const name = `Item ${names}`;
      try {
        const response = await fetch(`${url}/v1/items`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        });
        if (response.status === 429) await wait(200);
        if (response.status !== 201) continue;
        const { data } = (await response.json()) as { data: { id: number } };
        acknowledged.set(data.id, name);
      } catch {
        // It was killed: nothing was acknowledged.
        await wait(20);
      }
    }
  };
  const under = tokens.flatMap((token) => Array.from({ length: writers }, () => write(token)));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(under);
    },
  };
}

/** The acknowledged items that a service does not have as it said. */
export async function findLost(
  url: string,
  token: string,
  acknowledged: Acknowledged,
): Promise<number[]> {
  const kept = new Map<number, string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const response = await fetch(`${url}/v1/items?limit=200${after}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status === 429) {
      await wait(Number(response.headers.get('retry-after')) * 1000);
      continue;
    }
    const { data, meta } = (await response.json()) as {
      data: { id: number; name: string }[];
      meta: { pagination: { next_cursor: string | null } };
    };
    for (const { id, name } of data) kept.set(id, name);
    cursor = meta.pagination.next_cursor;
  }
  return [...acknowledged].flatMap(([id, name]) => (kept.get(id) === name ? [] : [id]));
}
