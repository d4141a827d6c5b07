import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readPlacePaths } from '#console/api/place-paths.ts';
import type { AuditEntry } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { batchesOf } from '#shared/batches.ts';
import { listedIdsMax, pageMax } from '#shared/limits.ts';

/** The names of records by their kinds and ids, as `nameKey` joins them. */
export type RecordNames = ReadonlyMap<string, string>;
type Resource = AuditEntry['resource'];

export const nameKey = (resource: Resource, id: number) => `${resource} ${id}`;

/** The kinds of records that fields of others refer to. */
const referredKinds: Readonly<Record<string, Resource>> = {
  location_id: 'location',
  home_location_id: 'location',
  parent_id: 'location',
  contact_id: 'contact',
  supplier_id: 'contact',
  company_id: 'contact',
  user_id: 'user',
  responsible_user_id: 'user',
};

/** The name of the record that a field refers to by its id; undefined where no name is known. */
export function nameOfValue(field: string, value: unknown, names: RecordNames): string | undefined {
  const kind = referredKinds[field];
  return kind && typeof value === 'number' ? names.get(nameKey(kind, value)) : undefined;
}

/** Reads the names of items, places, bookings, issues and contacts that entries name by their ids. */
export async function readEntryNames(
  entries: readonly AuditEntry[],
  signal: AbortSignal,
): Promise<RecordNames> {
  const ids = idsByKind(entries);
  const latest = { query: { order: '-id', limit: pageMax }, signal } as const;
  const [items, places, ...lists] = await Promise.all([
    canRead('content.items') ? readItemNames([...(ids.get('item') ?? [])], signal) : [],
    readPlacePaths(ids.get('location') ?? new Set(), { signal }),
    // Of these, only the latest ones are read: their lists have no filter by ids.
    ids.has('contact') && canRead('content.contacts')
      ? page(api, '/v1/contacts', latest).then(namedAs('contact'))
      : [],
    ids.has('reservation') && canRead('action.reserve')
      ? page(api, '/v1/reservations', latest).then(namedAs('reservation'))
      : [],
    ids.has('checkout') && canRead('action.checkout')
      ? page(api, '/v1/checkouts', latest).then(namedAs('checkout'))
      : [],
    ids.has('issue') && canRead('action.issue')
      ? page(api, '/v1/issues', latest).then(namedAs('issue'))
      : [],
  ]);
  const paths = [...places].map(([id, path]) => [nameKey('location', id), path] as const);
  return new Map([...items, ...paths, ...lists.flat()]);
}

function idsByKind(entries: readonly AuditEntry[]): Map<Resource, Set<number>> {
  const ids = new Map<Resource, Set<number>>();
  const add = (kind: Resource | undefined, id: unknown) => {
    if (kind === undefined || typeof id !== 'number') return;
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  };
  for (const { resource, resource_id, changes } of entries) {
    add(resource, resource_id);
    for (const { field, from, to } of changes) {
      for (const id of [from, to]) add(referredKinds[field], id);
    }
  }
  return ids;
}

async function readItemNames(ids: readonly number[], signal: AbortSignal) {
  const fields: ('name' | 'unique_id')[] = ['name', 'unique_id'];
  const pages = await Promise.all(
    batchesOf(ids, listedIdsMax).map((batch) => {
      // Discarded items are among them.
      const query = { id: batch.join(','), fields, display: 'all', limit: listedIdsMax } as const;
      return page(api, '/v1/items', { query, signal });
    }),
  );
  return pages
    .flatMap(({ data }) => data)
    .map(({ id, name = '', unique_id }) => {
      return [nameKey('item', id), nameWithCode({ name, unique_id })] as const;
    });
}

const namedAs =
  (kind: Resource) =>
  ({ data }: { data: readonly { id: number; name: string }[] }) =>
    data.map(({ id, name }) => [nameKey(kind, id), name] as const);
