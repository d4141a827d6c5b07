import { pageMax } from '#shared/limits.ts';
import type { PageQuery, PageRead } from './use-pages.ts';

/** The first records of a list, and how many there are in all. */
export interface FirstRecords<One> {
  records: readonly One[];
  total: number;
}

/** Reads the first records of a list, with at most this many calls. */
export async function readFirstRecords<One>(
  read: (query: PageQuery) => Promise<PageRead<One>>,
  calls = 1,
): Promise<FirstRecords<One>> {
  const records: One[] = [];
  let cursor: string | null = null;
  let total = 0;
  for (let call = 0; call < calls; call += 1) {
    const query: PageQuery = { limit: pageMax, ...(cursor === null ? {} : { cursor }) };
    const { data, meta }: PageRead<One> = await read(query);
    records.push(...data);
    total = meta.pagination.total ?? records.length;
    cursor = meta.pagination.next_cursor;
    if (cursor === null) break;
  }
  return { records, total };
}
