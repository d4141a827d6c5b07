import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { readDeletedTotal } from '#shared/records/live-ids.ts';
import { fromDeletedRow } from '#shared/records/row.ts';
import type { View } from '#shared/records/view.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { findRows, queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { cutPage, listFingerprint, type PageQuery, pagePosition, paginationOf } from './cursor.ts';
import { fittingCount } from './page-size.ts';

const index = indexes.record.updated;

/** A page of the deleted records of a kind, the last that was deleted first. */
export async function answerDeleted<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: PageQuery,
): Promise<Answer<V[]>> {
  const { resource } = view;
  const pk = partition.deleted(call.caller.accountId, resource.name);
  const fingerprint = listFingerprint(resource.name, query);
  const position = pagePosition(query, fingerprint);
  const { after, limit, offset } = position;
  const skip = after === undefined ? offset : 0;
  const range = after === undefined ? {} : { before: after };
  const [keys, total] = await Promise.all([
    queryRows({ pk, index, range, descending: true, limit: skip + limit + 1 }),
    position.total ?? readDeletedTotal(call, resource.name),
  ]);
  const keyed = keys.slice(skip).map((row) => ({ row, key: String(row[indexAttributes[index]]) }));
  const page = { ...cutPage(keyed, limit), total };
  const rows = await findRows(page.entries.map(({ row }) => row));
  const recordByKey = new Map(rows.map((row) => [row.sk, fromDeletedRow(resource, row)]));
  const records = page.entries.flatMap(({ row }) => recordByKey.get(row.sk) ?? []);
  const shown = await view.show(call, records);
  const fitting = fittingCount(shown);
  const pagination = paginationOf(position, fingerprint, page, fitting, { total });
  return { data: shown.slice(0, fitting), meta: { pagination } };
}
