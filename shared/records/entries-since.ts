import type { AccountScope } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { queryPages } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';

/** History entries per read. */
const readAtOnce = 50;

/** Some attributes of the entries of a record's history that arrived at a time or later, newest first, consistently. */
export async function* entriesSince(
  { caller: { accountId } }: AccountScope,
  resource: ResourceName,
  id: number,
  { since, attributes }: { since: string; attributes: readonly string[] },
): AsyncGenerator<Row> {
  const pk = partition.activity(accountId, resource, id);
  const read = { attributes: ['at', ...attributes], pageSize: readAtOnce };
  for await (const { rows } of queryPages({ pk, descending: true, consistent: true, ...read })) {
    for (const row of rows) {
      if (String(row.at) < since) return;
      yield row;
    }
  }
}
