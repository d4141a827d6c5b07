import { useState } from 'preact/hooks';
import { type Loaded, useLoad } from './use-load.ts';

export interface PageRead<One> {
  data: One[];
  meta: { pagination: { next_cursor: string | null; total?: number } };
}

/** Which part of a list is read. */
export interface PageQuery {
  limit: number;
  cursor?: string;
}

/** The pages that were asked for behind the first one. */
interface Further<One> {
  first: PageRead<One>;
  records: readonly One[];
  cursor: string | null;
}

export interface Pages<One> {
  /** How the first page was loaded. */
  loaded: Loaded<PageRead<One>>;
  records: readonly One[];
  hasMore: boolean;
  isBusy: boolean;
  /** Loads the next page. */
  loadMore: () => Promise<void>;
}

const nextPages = 50;

/** A list with a button for more; it starts again when what it depends on changes. */
export function usePages<One>(
  read: (query: PageQuery, signal?: AbortSignal) => Promise<PageRead<One>>,
  firstPage: number,
  dependencies: readonly unknown[],
): Pages<One> {
  const loaded = useLoad((signal) => read({ limit: firstPage }, signal), dependencies);
  const [further, setFurther] = useState<Further<One>>();
  const [isBusy, setBusy] = useState(false);
  const first = loaded.data;
  // What was behind another first page is no part of this list.
  const { records, cursor } =
    first && further?.first === first
      ? further
      : { records: first?.data ?? [], cursor: first?.meta.pagination.next_cursor ?? null };

  const loadMore = async (): Promise<void> => {
    if (isBusy || !first || cursor === null) return;
    setBusy(true);
    try {
      const { data, meta } = await read({ limit: nextPages, cursor });
      const { next_cursor } = meta.pagination;
      setFurther({ first, records: [...records, ...data], cursor: next_cursor });
    } finally {
      setBusy(false);
    }
  };
  return { loaded, records, hasMore: cursor !== null, isBusy, loadMore };
}
