import { useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem } from '#console/api/problem.ts';
import type { Item, ItemsUpdate } from '#console/api/records.ts';
import type { CartItem } from '#console/cart.ts';
import type { DialogProps } from '#console/ui/form-dialog.tsx';
import { changedItemsMax, itemsMax } from '#shared/limits.ts';

/** What a window over several items is given. */
export interface ItemsDialogProps extends DialogProps {
  items: readonly CartItem[];
}

/** The most items of one call, as the API has it. */
const mostRead = 100;

/** Does something with parts of a list, one part after the other. */
export async function inParts<One, Result>(
  all: readonly One[],
  size: number,
  work: (part: One[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < all.length; start += size) {
    results.push(await work(all.slice(start, start + size)));
  }
  return results;
}

/** Does one of many calls, and does it again when the rate of the session allows it. */
export async function withinRate<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (cause) {
      const { code, retryAfter: seconds } = asProblem(cause);
      if (code !== 'rate_limited' || seconds === undefined) throw cause;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

export const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Says of records that they are deleted; empty where there are none. */
export function missingText(records: readonly { name: string }[]): string {
  if (records.length === 0) return '';
  const names = records.map(({ name }) => name).join(', ');
  return `${names} no longer ${records.length === 1 ? 'exists' : 'exist'}.`;
}

/** The items of ids as they are now; those that are deleted are missing. */
export async function readItems(ids: readonly number[], signal?: AbortSignal): Promise<Item[]> {
  const parts = await inParts(ids, mostRead, async (part) => {
    const query = { id: part.join(','), display: 'all', limit: mostRead } as const;
    return (await page(api, '/v1/items', { query, ...(signal ? { signal } : {}) })).data;
  });
  return parts.flat();
}

/**
 * Does something with the items of a window, and says how they are, and how they were: before the first attempt,
 * since one that ends halfway has changed a part of them.
 */
export function useAttempts({ items, onChange }: ItemsDialogProps) {
  const known = useRef(new Map<number, Item>());
  return async (work: (ids: number[]) => Promise<Item[]>) => {
    const present = await readItems(idsOf(items));
    const before = present.map((item) => known.current.get(item.id) ?? item);
    for (const item of before) known.current.set(item.id, item);
    try {
      return { before, after: await work(idsOf(present)) };
    } catch (cause) {
      onChange();
      throw cause;
    }
  };
}

export type Change = Omit<ItemsUpdate, 'iid'>;

/** The items as they are then. */
export async function changeItems(ids: readonly number[], change: Change): Promise<Item[]> {
  const answers = await inParts(ids, changedItemsMax, (iid) =>
    orThrow(api.PATCH('/v1/items', { body: { iid, ...change } })),
  );
  return answers.flatMap(({ data }) => data);
}

interface Move {
  location_id: number | null;
  set_home?: boolean;
  remarks?: string;
}

/** The items as they are then. */
export async function moveItems(ids: readonly number[], move: Move): Promise<Item[]> {
  const answers = await inParts(ids, itemsMax, (iid) =>
    orThrow(api.POST('/v1/items/move', { body: { iid, ...move } })),
  );
  return answers.flatMap(({ data }) => data);
}
