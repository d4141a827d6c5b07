import { useEffect, useRef, useState } from 'preact/hooks';
import { pageMax } from '#shared/limits.ts';
import { type LoadResult, useLoad } from './use-load.ts';
import { useSlow } from './use-slow.ts';

export interface PageRead<One> {
  data: One[];
  meta: { pagination: { next_cursor: string | null; total?: number } };
}

/** The part of a list to read. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

type ReadPage<One> = (query: PageQuery, signal?: AbortSignal) => Promise<PageRead<One>>;

/** The first page of a list, and the function that reads the next pages of the same list. */
interface FirstPage<One> extends PageRead<One> {
  /** The dependencies that it was read for. */
  list: string;
  readOn: ReadPage<One>;
}

/** The first page and those loaded after it. */
interface FurtherPages<One> {
  first: PageRead<One>;
  records: readonly One[];
  cursor: string | null;
}

export interface Pages<One> {
  /** How the first page was loaded. */
  result: LoadResult<PageRead<One>>;
  records: readonly One[];
  hasMore: boolean;
  isBusy: boolean;
  /** Whether the next page takes longer than usual to load. */
  isSlow: boolean;
  /** Loads the next page; starts again if the present attempt takes long. */
  loadMore: () => Promise<void>;
}

const nextPages = 50;

/**
 * A list whose next pages are loaded on request; it starts again when a dependency changes. A reload reads as
 * many records as are shown.
 */
export function usePages<One>(
  read: ReadPage<One>,
  firstPage: number,
  dependencies: readonly unknown[],
): Pages<One> {
  const shown = useRef({ list: '', count: 0 });
  const list = JSON.stringify(dependencies);
  const result = useLoad<FirstPage<One>>(async (signal) => {
    const count = shown.current.list === list ? shown.current.count : 0;
    const limit = Math.max(firstPage, Math.min(count, pageMax));
    const first = await readFirst(read, { limit, count }, signal);
    return { ...first, readOn: read, list };
  }, dependencies);
  const [further, setFurther] = useState<FurtherPages<One>>();
  const [isBusy, setBusy] = useState(false);
  const isSlow = useSlow(isBusy);
  const latest = useRef<AbortController>(undefined);
  // The next page of another list is not waited for, nor is its failure shown.
  useEffect(() => () => latest.current?.abort(), dependencies);
  const first = result.data;
  // Drop pages that followed an earlier first page.
  const { records, cursor } =
    first && further?.first === first
      ? further
      : { records: first?.data ?? [], cursor: first?.meta.pagination.next_cursor ?? null };
  if (first) shown.current = { list: first.list, count: records.length };

  const loadMore = async (): Promise<void> => {
    if ((isBusy && !isSlow) || !first || cursor === null) return;
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setBusy(true);
    try {
      const { data, meta } = await first.readOn({ limit: nextPages, cursor }, controller.signal);
      const { next_cursor } = meta.pagination;
      setFurther({ first, records: [...records, ...data], cursor: next_cursor });
    } catch (cause) {
      if (!controller.signal.aborted) throw cause;
    } finally {
      if (latest.current === controller) setBusy(false);
    }
  };
  return { result, records, hasMore: cursor !== null, isBusy, isSlow, loadMore };
}

/** Reads the first page of a list, and the next ones until there are as many records as were shown. */
async function readFirst<One>(
  read: ReadPage<One>,
  { limit, count }: { limit: number; count: number },
  signal: AbortSignal,
): Promise<PageRead<One>> {
  const first = await read({ limit }, signal);
  const data = [...first.data];
  let cursor = first.meta.pagination.next_cursor;
  while (cursor !== null && data.length < count) {
    const next = await read({ limit: Math.min(count - data.length, pageMax), cursor }, signal);
    data.push(...next.data);
    cursor = next.meta.pagination.next_cursor;
  }
  return { data, meta: { pagination: { ...first.meta.pagination, next_cursor: cursor } } };
}
