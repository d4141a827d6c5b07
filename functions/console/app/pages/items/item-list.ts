import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { asProblem, type Problem } from '#console/api/problem.ts';
import { signedIn } from '#console/api/session.ts';
import type { Attempt } from '#console/api/use-load.ts';
import { useRecovery } from '#console/api/use-recovery.ts';
import { useSlow } from '#console/api/use-slow.ts';
import { pageMax } from '#shared/limits.ts';
import {
  type KnownItems,
  missingRange,
  noKnownItems,
  type PageRange,
  type ReadItems,
  type RowRange,
  rangeOf,
  reverseOrder,
  withPage,
} from './item-pages.ts';
import { asItemsQuery, type requestQuery } from './item-query.ts';

interface LoadedItems extends KnownItems {
  key: string;
}

export interface ItemList {
  /** The latest result; while a query is loaded, still that of the query before. */
  loadedItems: LoadedItems | undefined;
  isCurrent: boolean;
  /** The state of the latest load, of the first page or a later one; it can be repeated. */
  attempt: Attempt;
  /** Loads the rows in view, wherever in the list they are. */
  loadRange: (start: number, end: number) => void;
  reload: () => void;
}

const firstPage: RowRange = { start: 0, end: 60 };
/** After a pause in scrolling this long, rows far from the loaded ones are read. */
const pauseMilliseconds = 80;
/** The list as it was left, for when the user returns from an item. */
let lastList: { loadedItems: LoadedItems; at: number } | undefined;
const freshMilliseconds = 60_000;

type RequestQuery = ReturnType<typeof requestQuery>;

/** The items of a query; reads those that the user scrolls to. */
export function useItemList(query: RequestQuery): ItemList {
  // Lists of different accounts must not be mixed up.
  const key = JSON.stringify([signedIn().account.id, query]);
  const [loadedItems, setLoadedItems] = useState(() =>
    isFresh(key) ? lastList?.loadedItems : undefined,
  );
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(loadedItems);
  const visibleRange = useRef(firstPage);
  const paging = useRef<AbortController>(undefined);
  /** Whether a later page failed to load; the rows loaded before it stay. */
  const hasFailed = useRef(false);

  const show = useCallback((next: LoadedItems) => {
    latest.current = next;
    lastList = { loadedItems: next, at: Date.now() };
    setLoadedItems(next);
  }, []);

  useEffect(() => {
    if (latest.current?.key !== key) visibleRange.current = firstPage;
    paging.current?.abort();
    paging.current = undefined;
    hasFailed.current = false;
    setProblem(undefined);
    setBusy(false);
    if (round === 0 && latest.current?.key === key && isFresh(key)) return undefined;
    const controller = new AbortController();
    setBusy(true);
    // A list that is read again starts with the rows in view.
    const isAgain = latest.current?.key === key;
    const known = { ...noKnownItems, total: isAgain ? (latest.current?.total ?? 0) : 0 };
    const part = isAgain ? partInView(known, visibleRange.current) : firstPage;
    const range = rangeOf(known, part);
    read(query, range, controller.signal)
      .then(
        (page) => {
          show({ key, ...withPage(known, part, range, page) });
          // The user may have scrolled on while the list was reloaded.
          void loadOn();
        },
        (cause: unknown) => controller.signal.aborted || setProblem(asProblem(cause)),
      )
      .finally(() => controller.signal.aborted || setBusy(false));
    return () => controller.abort();
  }, [key, round]);

  const isStillScrolling = async ({ start }: RowRange): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    return !latest.current || missingRange(latest.current, visibleRange.current)?.start !== start;
  };

  const loadOn = useCallback(async () => {
    if (paging.current || hasFailed.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    paging.current = controller;
    try {
      for (;;) {
        const before = latest.current;
        const part = before && missingRange(before, visibleRange.current);
        if (!part || before.key !== key || signal.aborted) return;
        const range = rangeOf(before, part);
        if ('offset' in range && (await isStillScrolling(part))) continue;
        setBusy(true);
        const page = await read(query, range, signal);
        if (signal.aborted) return;
        show({ key, ...withPage(before, part, range, page) });
        // The total may count items that were deleted meanwhile; do not ask for them for ever.
        if (page.items.length === 0) return;
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

  const loadRange = useCallback(
    (start: number, end: number) => {
      visibleRange.current = { start, end };
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
  return { loadedItems, isCurrent: loadedItems?.key === key, attempt, loadRange, reload };
}

/** The rows to read first when a list is read again: those in view, and at least a page. */
function partInView({ total }: KnownItems, { start, end }: RowRange): RowRange {
  if (start >= total) return firstPage;
  return { start, end: start + Math.max(firstPage.end, Math.min(end - start, pageMax)) };
}

function isFresh(key: string): boolean {
  return lastList?.loadedItems.key === key && Date.now() - lastList.at < freshMilliseconds;
}

/** Makes the list reload, because items have changed. */
export function forgetItems(): void {
  lastList = undefined;
}

async function read(
  query: RequestQuery,
  range: PageRange,
  signal: AbortSignal,
): Promise<ReadItems> {
  const { limit, ...place } = range;
  const where =
    'cursor' in place
      ? place
      : {
          ...(place.offset > 0 ? { offset: place.offset } : {}),
          ...(place.isReversed ? { order: reverseOrder(String(query.order)) } : {}),
        };
  const all = asItemsQuery({ ...query, limit, ...where });
  const { data, meta } = await page(api, '/v1/items', { query: all, signal });
  const { total, next_cursor } = meta.pagination;
  return { items: data, total, cursor: next_cursor ?? undefined };
}
