import type { Client } from './client.ts';
import { orThrow } from './refusal.ts';
import type { paths } from './schema.ts';

interface Body<Item> {
  data: Item[];
  meta: { pagination: { next_cursor: string | null } };
}

interface List<Item> {
  parameters: { query?: { cursor?: string } };
  responses: { 200: { content: { 'application/json': Body<Item> } } };
}

/** The paths whose GET answers a page of a list. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends { get: List<unknown> } ? Path : never;
}[keyof paths];

/** Those that need nothing else to be said, such as the id of a record. */
type TopListPath = {
  [Path in ListPath]: Parameters<Path> extends { path?: never } ? Path : never;
}[ListPath];

type ItemOf<Path extends ListPath> = paths[Path] extends { get: List<infer Item> } ? Item : never;

/** A deleted record in a list with `include_deleted`. */
interface Tombstone {
  id: number;
  deleted_at: string;
}

/** With `fields`, an entry has those alone, and its id. */
type Chosen<Entry, Query> = Query extends { fields: readonly unknown[] }
  ? Partial<Entry> & Pick<Entry, Extract<keyof Entry, 'id'>>
  : Entry;

/** The records of a list, with deleted ones only if they were requested. */
type ReadOf<Path extends ListPath, Query> = Query extends { include_deleted: boolean }
  ? Chosen<ItemOf<Path>, Query> | Tombstone
  : Chosen<ItemOf<Path>, Query>;

type Parameters<Path extends ListPath> = paths[Path]['get']['parameters'];

type QueryOf<Path extends ListPath> = NonNullable<Parameters<Path>['query']>;

/** The query and path parameters of a list, and a signal to stop. */
export type PagesOptions<Path extends ListPath> = Pick<Parameters<Path>, 'query' | 'path'> & {
  signal?: AbortSignal;
};

/** One page of a list: its records, and how to get the next. */
export interface PageOf<Path extends ListPath, Query> {
  data: ReadOf<Path, Query>[];
  meta: paths[Path]['get']['responses'][200]['content']['application/json']['meta'];
}

/** One page of a list, with its `meta`: `page(client, '/v1/items', { query: { limit: 50 } })`. */
export function page<Path extends TopListPath, const Query extends QueryOf<Path>>(
  client: Client,
  path: Path,
  options?: PagesOptions<Path> & { query?: Query },
): Promise<PageOf<Path, Query>>;
export function page<Path extends ListPath, const Query extends QueryOf<Path>>(
  client: Client,
  path: Path,
  options: PagesOptions<Path> & { query?: Query },
): Promise<PageOf<Path, Query>>;
// Written for one list: which of them it is, and what its path says, makes no difference here.
export function page(
  client: Client,
  path: '/v1/items',
  { signal, ...params }: { query?: { cursor?: string }; signal?: AbortSignal } = {},
): Promise<unknown> {
  return orThrow(client.GET(path, { params, ...(signal ? { signal } : {}) }));
}

/** Every record of a list, page by page: `for await (const item of pages(client, '/v1/items'))`. */
export function pages<Path extends TopListPath, const Query extends QueryOf<Path>>(
  client: Client,
  path: Path,
  options?: PagesOptions<Path> & { query?: Query },
): AsyncGenerator<ReadOf<Path, Query>, void, undefined>;
export function pages<Path extends ListPath, const Query extends QueryOf<Path>>(
  client: Client,
  path: Path,
  options: PagesOptions<Path> & { query?: Query },
): AsyncGenerator<ReadOf<Path, Query>, void, undefined>;
export async function* pages(
  client: Client,
  path: '/v1/items',
  { query, ...rest }: { query?: { cursor?: string }; signal?: AbortSignal } = {},
): AsyncGenerator<unknown, void, undefined> {
  let next: string | null = query?.cursor ?? null;
  do {
    const cursor = next === null ? {} : { cursor: next };
    const { data, meta } = await page(client, path, { ...rest, query: { ...query, ...cursor } });
    yield* data;
    next = meta.pagination.next_cursor;
  } while (next !== null);
}
