import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { get } from '#console/api/call.ts';
import { asProblem, type Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import type { QueryValue } from '#console/api/send.ts';

interface LoadedItems {
  key: string;
  items: readonly Item[];
  total: number;
  cursor: string | undefined;
}

export interface ItemList {
  /** What was found last; of an earlier query while the answer to the present one is under way. */
  found: LoadedItems | undefined;
  isCurrent: boolean;
  problem: Problem | undefined;
  /** Loads on, page by page, until there are so many items. */
  want: (count: number) => void;
  reload: () => void;
}

const firstPage = 60;
const nextPages = 200;
/** So that who comes back from an item finds the list as it was. */
let left: { found: LoadedItems; at: number } | undefined;
const keptMilliseconds = 60_000;

type SentQuery = Record<string, QueryValue>;

/** The items that a query finds, as far as they are looked at. */
export function useItemList(query: SentQuery): ItemList {
  const key = JSON.stringify(query);
  const [found, setFound] = useState(() => (isFresh(key) ? left?.found : undefined));
  const [problem, setProblem] = useState<Problem>();
  const [round, setRound] = useState(0);
  const latest = useRef(found);
  const wanted = useRef(0);
  const paging = useRef<AbortController>(undefined);

  const take = useCallback((next: LoadedItems) => {
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
      ({ items, total, cursor }) => take({ key, items, total, cursor }),
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
        const page = { limit: nextPages, cursor: before.cursor };
        const { items, total, cursor } = await read(query, page, controller.signal);
        if (!controller.signal.aborted) {
          take({ key, items: [...before.items, ...items], total, cursor });
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
  return { found, isCurrent: found?.key === key, problem, want, reload };
}

function isFresh(key: string): boolean {
  return left?.found.key === key && Date.now() - left.at < keptMilliseconds;
}

/** What is shown of the items was changed by the reader, who is not to see the old. */
export function forgetItems(): void {
  left = undefined;
}

async function read(
  query: SentQuery,
  page: { limit: number; cursor?: string | undefined },
  signal: AbortSignal,
) {
  const { data, meta } = await get<Item[]>('/v1/items', { query: { ...query, ...page }, signal });
  const { total = data.length, next_cursor } = meta.pagination ?? {};
  return { items: data, total, cursor: next_cursor ?? undefined };
}
