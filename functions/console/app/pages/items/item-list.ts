import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { useRecovery } from '#console/api/use-recovery.ts';
import { asItemsQuery, type sentQuery } from './item-query.ts';

interface LoadedItems {
  key: string;
  items: readonly Item[];
  total: number;
  cursor: string | undefined;
}

export interface ItemList {
  /** What was found last: of the query before while this one is on its way. */
  found: LoadedItems | undefined;
  isCurrent: boolean;
  problem: Problem | undefined;
  /** Loads on, page by page, until there are so many items. */
  want: (count: number) => void;
  reload: () => void;
}

const firstPage = 60;
const nextPages = 200;
/** The list as it was left, for when the reader comes back from an item. */
let left: { found: LoadedItems; at: number } | undefined;
const freshMilliseconds = 60_000;

type SentQuery = ReturnType<typeof sentQuery>;

/** The items of a query, as far as the reader has scrolled. */
export function useItemList(query: SentQuery): ItemList {
  // The list of one account is not that of another.
  const key = JSON.stringify([signedIn().account.id, query]);
  const [found, setFound] = useState(() => (isFresh(key) ? left?.found : undefined));
  const [problem, setProblem] = useState<Problem>();
  const [round, setRound] = useState(0);
  const latest = useRef(found);
  const wanted = useRef(0);
  const paging = useRef<AbortController>(undefined);

  const show = useCallback((next: LoadedItems) => {
    latest.current = next;
    left = { found: next, at: Date.now() };
    setFound(next);
  }, []);

  useEffect(() => {
    wanted.current = 0;
    paging.current?.abort();
    paging.current = undefined;
    if (round === 0 && latest.current?.key === key && isFresh(key)) return undefined;
    const controller = new AbortController();
    setProblem(undefined);
    read(query, { limit: firstPage }, controller.signal).then(
      ({ items, total, cursor }) => show({ key, items, total, cursor }),
      (cause: unknown) => controller.signal.aborted || setProblem(asProblem(cause)),
    );
    return () => controller.abort();
  }, [key, round]);

  const loadOn = useCallback(async () => {
    if (paging.current) return;
    const controller = new AbortController();
    paging.current = controller;
    try {
      for (;;) {
        const before = latest.current;
        const isEnough = !before?.cursor || before.items.length >= wanted.current;
        if (isEnough || before.key !== key || controller.signal.aborted) return;
        const range = { limit: nextPages, cursor: before.cursor };
        const { items, total, cursor } = await read(query, range, controller.signal);
        if (!controller.signal.aborted) {
          show({ key, items: [...before.items, ...items], total, cursor });
        }
      }
    } catch (cause) {
      if (!controller.signal.aborted) setProblem(asProblem(cause));
    } finally {
      if (paging.current === controller) paging.current = undefined;
    }
  }, [key]);

  const want = useCallback(
    (count: number) => {
      wanted.current = count;
      void loadOn();
    },
    [loadOn],
  );
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useRecovery(problem, reload);
  return { found, isCurrent: found?.key === key, problem, want, reload };
}

function isFresh(key: string): boolean {
  return left?.found.key === key && Date.now() - left.at < freshMilliseconds;
}

/** Makes the list load anew, because an item has changed. */
export function forgetItems(): void {
  left = undefined;
}

async function read(
  query: SentQuery,
  range: { limit: number; cursor?: string | undefined },
  signal: AbortSignal,
) {
  const all = asItemsQuery({ ...query, ...range });
  const { data, meta } = await page(api, '/v1/items', { query: all, signal });
  const { total, next_cursor } = meta.pagination;
  return { items: data, total, cursor: next_cursor ?? undefined };
}
