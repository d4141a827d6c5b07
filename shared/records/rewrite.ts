import { isDeepStrictEqual } from 'node:util';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { atVersion } from '#shared/table/actions.ts';
import type { Row } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { formatOf, fromRow, rowChanges, toDeletedRow, toRow } from './row.ts';

/** A row of an earlier format, rewritten: a write changes parts of a row, which must be of one format. */
export async function upgradeRow<R extends BaseRecord>(
  resource: Resource<R>,
  row: Row,
): Promise<Row> {
  if (Number(row.format ?? 1) >= formatOf(resource)) return row;
  return (await rewriteRow(resource, row)) ?? row;
}

/**
 * Writes the row of a record, live or deleted, as it would be written today: its format and the keys of
 * its indexes. Its version stays. Undefined where nothing differs.
 * @throws ConditionFailed where the record has changed since
 */
export async function rewriteRow<R extends BaseRecord>(
  resource: Resource<R>,
  row: Row,
): Promise<Row | undefined> {
  // A release that is older than the row leaves it as it is.
  if (Number(row.format ?? 1) > formatOf(resource)) return undefined;
  const { pk, sk } = row;
  const key = { pk, sk, entity: String(row.entity) };
  const record = fromRow(resource, row);
  const today = row.deleted_at ? toDeletedRow(resource, key, record) : toRow(resource, key, record);
  const { set, remove: absent } = rowChanges(row, today);
  // A counter that is back at its default may move meanwhile, which is no version: it stays.
  const remove = absent.filter((name) => {
    return !isDeepStrictEqual(row[name], Reflect.get(resource.defaults, name));
  });
  if (Object.keys(set).length + remove.length === 0) return undefined;
  return updateRow({ kind: 'update', key, set, remove, condition: atVersion(record.version) });
}
