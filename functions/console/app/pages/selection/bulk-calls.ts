import { useRef } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { asProblem, Problem, summaryOf } from '#console/api/problem.ts';
import type { Item, ItemsUpdate } from '#console/api/records.ts';
import { type CartItem, cartOfMember } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { formatNumber } from '#console/numbers.ts';
import type { DialogProps } from '#console/ui/form-dialog.tsx';
import { showProgress, showToast } from '#console/ui/toast.tsx';
import { askBeforeLeaving } from '#console/unsaved.ts';
import { batchesOf } from '#shared/batches.ts';
import { changedItemsMax, itemsMax, listedIdsMax } from '#shared/limits.ts';

/** The props of every dialog about several items. */
export interface ItemsDialogProps extends DialogProps {
  items: readonly CartItem[];
}

/** Calls a function for each part of a list, one after the other. */
export async function inParts<One, Result>(
  all: readonly One[],
  size: number,
  work: (part: One[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of batchesOf(all, size)) results.push(await work(part));
  return results;
}

/** Makes a call; if the rate limit refuses it, waits as long as the API says, and tries again. */
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

/** Says that records no longer exist; empty if there are none. */
export function missingText(records: readonly { name: string }[]): string {
  if (records.length === 0) return '';
  const names = records.map(({ name }) => name).join(', ');
  return `${names} no longer ${records.length === 1 ? 'exists' : 'exist'}.`;
}

/** Reads the present state of items; deleted ones are left out. */
export async function readItems(ids: readonly number[], signal?: AbortSignal): Promise<Item[]> {
  const parts = await inParts(ids, listedIdsMax, async (part) => {
    const query = { id: part.join(','), display: 'all', limit: listedIdsMax } as const;
    return (await page(api, '/v1/items', { query, ...(signal ? { signal } : {}) })).data;
  });
  return parts.flat();
}

/**
 * Returns a function that changes the items of a dialog. It answers the items before and after the change,
 * where "before" is their state before the first attempt: one that stopped halfway has changed some
 * already.
 */
export function useAttempts({ items, onChange }: ItemsDialogProps) {
  const knownItems = useRef(new Map<number, Item>());
  return async (work: (ids: number[], onPart: OnPart) => Promise<Item[]>) => {
    const present = await readItems(idsOf(items));
    const before = present.map((item) => knownItems.current.get(item.id) ?? item);
    for (const item of before) knownItems.current.set(item.id, item);
    let count = 0;
    let progress: ReturnType<typeof showProgress> | undefined;
    const onPart: OnPart = (part) => {
      count += part.length;
      const text = `${formatNumber(count)} of ${formatCount(present.length, 'item')} done …`;
      if (progress) progress.say(text);
      else if (count < present.length) progress = showProgress(text);
    };
    try {
      const after = await askBeforeLeaving(work(idsOf(present), onPart));
      unselectMissing(items, present);
      return { before, after };
    } catch (cause) {
      onChange();
      throw count === 0 ? cause : halfwayProblem(cause, count, before.length);
    } finally {
      progress?.end();
    }
  };
}

/** Takes items that somebody has deleted off the selection, and says so. */
function unselectMissing(items: readonly CartItem[], present: readonly Item[]): void {
  const presentIds = new Set(idsOf(present));
  const missing = items.filter(({ id }) => !presentIds.has(id));
  if (missing.length === 0) return;
  cartOfMember().remove(idsOf(missing));
  const exist = missing.length === 1 ? 'exists' : 'exist';
  showToast(`${formatCount(missing.length, 'item')} no longer ${exist}, and left the selection.`);
}

/** Called with the items of each call, once it has succeeded. */
type OnPart = (items: Item[]) => void;

/** Without this, a change that stopped halfway would look as if nothing had changed. */
function halfwayProblem(cause: unknown, count: number, total: number): Problem {
  const problem = asProblem(cause);
  const message = `Done for ${formatNumber(count)} of ${formatCount(total, 'item')}. ${summaryOf(problem)}`;
  return new Problem(problem.status, { code: problem.code, message }, problem.retryAfter);
}

/** Changes items by several calls of at most this size, and returns them. */
async function changeInParts(
  ids: readonly number[],
  size: number,
  call: (iid: number[]) => Promise<{ data: Item[] }>,
  onPart: OnPart = () => {},
): Promise<Item[]> {
  const parts = await inParts(ids, size, async (iid) => {
    const { data } = await withinRate(() => call(iid));
    onPart(data);
    return data;
  });
  return parts.flat();
}

export type Change = Omit<ItemsUpdate, 'iid'>;

/** Changes items, and returns them. */
export function changeItems(
  ids: readonly number[],
  change: Change,
  onPart?: OnPart,
): Promise<Item[]> {
  const call = (iid: number[]) => orThrow(api.PATCH('/v1/items', { body: { iid, ...change } }));
  return changeInParts(ids, changedItemsMax, call, onPart);
}

interface Move {
  location_id: number | null;
  set_home?: boolean;
  remarks?: string;
}

/** Moves items, and returns them. */
export function moveItems(ids: readonly number[], move: Move, onPart?: OnPart): Promise<Item[]> {
  const call = (iid: number[]) => orThrow(api.POST('/v1/items/move', { body: { iid, ...move } }));
  return changeInParts(ids, itemsMax, call, onPart);
}
