import { useState } from 'preact/hooks';
import { get } from './call.ts';
import type { Reply } from './send.ts';
import { type Loaded, useLoad } from './use-load.ts';

/** The pages that were asked for behind the first one. */
interface Further<T> {
  first: Reply<T[]>;
  records: readonly T[];
  cursor: string | undefined;
}

export interface Pages<T> {
  /** How the first page was loaded. */
  loaded: Loaded<Reply<T[]>>;
  records: readonly T[];
  hasMore: boolean;
  isBusy: boolean;
  /** Loads the next page. */
  loadOn: () => Promise<void>;
}

const nextPages = 50;

/** A list that is loaded on where the reader asks for more; from its beginning after a change. */
export function usePages<T>(
  path: string,
  firstPage: number,
  dependencies: readonly unknown[],
): Pages<T> {
  const loaded = useLoad(
    (signal) => get<T[]>(path, { query: { limit: firstPage }, signal }),
    [path, ...dependencies],
  );
  const [further, setFurther] = useState<Further<T>>();
  const [isBusy, setBusy] = useState(false);
  const first = loaded.data;
  // What was behind another first page is no part of this list.
  const { records, cursor } =
    first && further?.first === first
      ? further
      : { records: first?.data ?? [], cursor: cursorOf(first) };

  const loadOn = async (): Promise<void> => {
    if (isBusy || !first || !cursor) return;
    setBusy(true);
    try {
      const next = await get<T[]>(path, { query: { limit: nextPages, cursor } });
      setFurther({ first, records: [...records, ...next.data], cursor: cursorOf(next) });
    } finally {
      setBusy(false);
    }
  };
  return { loaded, records, hasMore: cursor !== undefined, isBusy, loadOn };
}

function cursorOf<T>(reply: Reply<T> | undefined): string | undefined {
  return reply?.meta.pagination?.next_cursor ?? undefined;
}
