import type { Author } from '#shared/call.ts';
import type { Names } from '#shared/domain/names.ts';
import type { ResourceName } from '#shared/families.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { getRows } from '#shared/table/read.ts';
import { type RowKey, rowKey } from '#shared/table/rows.ts';
import type { Reference } from './history.ts';

/** All that the records refer to. */
export function referencesOf<R extends BaseRecord>(
  resource: Resource<R>,
  records: readonly R[],
): Reference[] {
  const fields = Object.entries(resource.references);
  return records.flatMap((record) => {
    const values = new Map<string, unknown>(Object.entries(record));
    return fields.flatMap(([field, target]) => {
      const id = values.get(field);
      return typeof id === 'number' ? [{ resource: target, id }] : [];
    });
  });
}

/** The names of these records, as far as they are not known; deleted ones still have theirs. */
export async function readNames(
  caller: Author,
  references: readonly Reference[],
  known: Names = new Map(),
): Promise<Names> {
  const names = new Map(known);
  const isMissing = ({ resource, id }: Reference) => !names.has(`${resource}#${id}`);
  await addNames(caller, references.filter(isMissing), rowKey.record, names);
  await addNames(caller, references.filter(isMissing), rowKey.deleted, names);
  return names;
}

async function addNames(
  caller: Author,
  references: readonly Reference[],
  keyOf: (account: number, resource: ResourceName, id: number) => RowKey,
  names: Map<string, string>,
): Promise<void> {
  const wanted = new Map(
    references.map(({ resource, id }) => {
      const key = keyOf(caller.accountId, resource, id);
      return [`${key.pk}\n${key.sk}`, { key, name: `${resource}#${id}` }];
    }),
  );
  const rows = await getRows(
    [...wanted.values()].map(({ key }) => key),
    { attributes: ['name'] },
  );
  for (const row of rows) {
    const name = wanted.get(`${row.pk}\n${row.sk}`)?.name;
    if (name) names.set(name, String(row.name));
  }
}
