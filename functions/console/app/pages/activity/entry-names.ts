import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readPlacePaths } from '#console/api/place-paths.ts';
import type { AuditEntry } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { batchesOf } from '#shared/batches.ts';
import { listedIdsMax } from '#shared/limits.ts';

/** The names of records by their kinds and ids, as `nameKey` joins them. */
export type RecordNames = ReadonlyMap<string, string>;
type Resource = AuditEntry['resource'];

export const nameKey = (resource: Resource, id: number) => `${resource} ${id}`;

/** The kinds of the records that fields of others refer to, of those whose names are read. */
const referredKinds: Readonly<Record<string, Resource>> = {
  location_id: 'location',
  home_location_id: 'location',
  parent_id: 'location',
  user_id: 'user',
  responsible_user_id: 'user',
};

/** The name of the record that a field refers to by its id; undefined where no name is known. */
export function nameOfValue(field: string, value: unknown, names: RecordNames): string | undefined {
  const kind = referredKinds[field];
  return kind && typeof value === 'number' ? names.get(nameKey(kind, value)) : undefined;
}

/** Reads the names of the items and places that entries name by their ids. */
export async function readEntryNames(
  entries: readonly AuditEntry[],
  signal: AbortSignal,
): Promise<RecordNames> {
  const ids = idsByKind(entries);
  const [items, places] = await Promise.all([
    canRead('content.items') ? readItemNames([...(ids.get('item') ?? [])], signal) : [],
    readPlacePaths(ids.get('location') ?? new Set(), { signal }),
  ]);
  const paths = [...places].map(([id, path]) => [nameKey('location', id), path] as const);
  return new Map([...items, ...paths]);
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
