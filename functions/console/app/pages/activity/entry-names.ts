import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readPlacePaths } from '#console/api/place-paths.ts';
import type { AuditEntry, Permission } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { nameWithCode } from '#console/name-with-code.ts';
import { inParts, readItems } from '#console/pages/selection/bulk-calls.ts';
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
  contact_id: 'contact',
  company_id: 'contact',
  supplier_id: 'contact',
};

/** The kinds whose records are named by their name alone, with the lists that have it. */
const namedKinds = [
  { kind: 'kit', path: '/v1/kits', permission: 'content.items' },
  { kind: 'contact', path: '/v1/contacts', permission: 'content.contacts' },
  { kind: 'reservation', path: '/v1/reservations', permission: 'action.reserve' },
  { kind: 'checkout', path: '/v1/checkouts', permission: 'action.checkout' },
  { kind: 'issue', path: '/v1/issues', permission: 'action.issue' },
] as const satisfies { kind: Resource; path: string; permission: Permission }[];
type NamedKind = (typeof namedKinds)[number];
const nameFields = ['name'] as const;

/** The name of the record that a field refers to by its id; undefined where no name is known. */
export function nameOfValue(field: string, value: unknown, names: RecordNames): string | undefined {
  const kind = referredKinds[field];
  return kind && typeof value === 'number' ? names.get(nameKey(kind, value)) : undefined;
}

/** Reads the names of the records that entries name by their ids; members are named by the caller. */
export async function readEntryNames(
  entries: readonly AuditEntry[],
  signal: AbortSignal,
): Promise<RecordNames> {
  const ids = idsByKind(entries);
  const idsOf = (kind: Resource) => ids.get(kind) ?? new Set<number>();
  const [items, places, ...others] = await Promise.all([
    canRead('content.items') ? readItems([...idsOf('item')], signal) : [],
    readPlacePaths(idsOf('location'), { signal }),
    ...namedKinds.map((one) => readNames(one, [...idsOf(one.kind)], signal)),
  ]);
  return new Map([
    ...items.map((item) => [nameKey('item', item.id), nameWithCode(item)] as const),
    ...[...places].map(([id, path]) => [nameKey('location', id), path] as const),
    ...others.flat(),
  ]);
}

async function readNames(
  { kind, path, permission }: NamedKind,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<(readonly [key: string, name: string])[]> {
  if (!canRead(permission)) return [];
  const parts = await inParts(ids, listedIdsMax, async (part) => {
    const query = { id: part.join(','), fields: [...nameFields], limit: listedIdsMax };
    return (await page(api, path, { query, signal })).data;
  });
  return parts.flat().map(({ id, name = '' }) => [nameKey(kind, id), name] as const);
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
