import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { findRows } from '#shared/table/read.ts';
import { rowIdentity, rowKey } from '#shared/table/rows.ts';
import type { Reference } from './history.ts';
import { type Names, nameKey } from './reference-names.ts';
import { bodyReferences } from './references.ts';

export function referencesOf<R extends BaseRecord>(
  resource: Resource<R>,
  records: readonly R[],
): Reference[] {
  return records.flatMap((record) => bodyReferences(resource, record));
}

/**
 * The names of records besides those already known, deleted ones included. Reads consistently where
 * a record may be new.
 */
export async function readNames(
  { caller: { accountId } }: Call,
  references: readonly Reference[],
  knownNames: Names = new Map(),
  { consistent = false } = {},
): Promise<Names> {
  const names = new Map(knownNames);
  // One that is restored between the reads of live and deleted records is in neither.
  for (const keyOf of [rowKey.record, rowKey.deleted, rowKey.record]) {
    const lookups = new Map(
      references
        .filter(({ resource, id }) => !names.has(nameKey(resource, id)))
        .map(({ resource, id }) => {
          const key = keyOf(accountId, resource, id);
          return [rowIdentity(key), { key, name: nameKey(resource, id) }];
        }),
    );
    const keys = [...lookups.values()].map(({ key }) => key);
    const rows = await findRows(keys, { consistent, attributes: ['name'] });
    for (const row of rows) {
      const name = lookups.get(rowIdentity(row))?.name;
      if (name) names.set(name, String(row.name));
    }
  }
  return names;
}
