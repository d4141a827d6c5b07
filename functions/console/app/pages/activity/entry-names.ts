import { readPlacePaths } from '#console/api/place-paths.ts';
import type { AuditEntry } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { readItems } from '#console/pages/selection/bulk-calls.ts';

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
    canRead('content.items') ? readItems([...(ids.get('item') ?? [])], signal) : [],
    readPlacePaths(ids.get('location') ?? new Set(), { signal }),
  ]);
  return new Map([
    ...items.map((item) => [nameKey('item', item.id), nameWithCode(item)] as const),
    ...[...places].map(([id, path]) => [nameKey('location', id), path] as const),
  ]);
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
