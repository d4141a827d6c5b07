import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import type { Attempt } from '#console/api/use-load.ts';
import { useRecovery } from '#console/api/use-recovery.ts';
import { useSlow } from '#console/api/use-slow.ts';
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
  /** How the latest attempt to load this list, or to load on, went; it can be repeated. */
  attempt: Attempt;
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
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(found);
  const wanted = useRef(0);
  const paging = useRef<AbortController>(undefined);
  /** Whether it was a further page that failed: what was loaded before it stays. */
  const hasFailed = useRef(false);

  const show = useCallback((next: LoadedItems) => {
    latest.current = next;
    left = { found: next, at: Date.now() };
    setFound(next);
  }, []);

  useEffect(() => {
    wanted.current = 0;
    paging.current?.abort();
    paging.current = undefined;
    hasFailed.current = false;
    setProblem(undefined);
    setBusy(false);
    if (round === 0 && latest.current?.key === key && isFresh(key)) return undefined;
    const controller = new AbortController();
    setBusy(true);
    read(query, { limit: firstPage }, controller.signal)
      .then(
        ({ items, total, cursor }) => show({ key, items, total, cursor }),
        (cause: unknown) => controller.signal.aborted || setProblem(asProblem(cause)),
      )
      .finally(() => controller.signal.aborted || setBusy(false));
    return () => controller.abort();
  }, [key, round]);

  const loadOn = useCallback(async () => {
    if (paging.current || hasFailed.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    paging.current = controller;
    try {
      for (;;) {
        const before = latest.current;
        const isEnough = !before?.cursor || before.items.length >= wanted.current;
        if (isEnough || before.key !== key || signal.aborted) return;
        setBusy(true);
        const range = { limit: nextPages, cursor: before.cursor };
        const { items, total, cursor } = await read(query, range, signal);
        if (!signal.aborted) show({ key, items: [...before.items, ...items], total, cursor });
      }
    } catch (cause) {
      if (signal.aborted) return;
      hasFailed.current = true;
      setProblem(asProblem(cause));
    } finally {
      if (paging.current === controller) {
        paging.current = undefined;
        setBusy(false);
      }
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
  const retry = () => {
    if (!paging.current && !hasFailed.current) return reload();
    paging.current?.abort();
    paging.current = undefined;
    hasFailed.current = false;
    setProblem(undefined);
    void loadOn();
  };
  useRecovery(problem, retry);
  const isSlow = useSlow(isBusy);
  const attempt = { problem, isBusy, isSlow, reload: retry };
  return { found, isCurrent: found?.key === key, attempt, want, reload };
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
