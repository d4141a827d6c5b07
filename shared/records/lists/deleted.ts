import type { Answer, Call } from '#shared/call.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { readTotals } from '#shared/records/live-ids.ts';
import { fromRow } from '#shared/records/row.ts';
import { showById, type View } from '#shared/records/view.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { findRows, queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { answerEntries } from './entries.ts';

const index = indexes.record.updated;

/** A page of the deleted records of a kind, the last that was deleted first. */
export function answerDeleted<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: PageQuery,
): Promise<Answer<V[]>> {
  const { resource } = view;
  const pk = partition.deleted(call.caller.accountId, resource.name);
  return answerEntries(query, {
    name: resource.name,
    read: async (after, limit) => {
      const range = after === undefined ? {} : { before: after };
      const rows = await queryRows({ pk, index, range, descending: true, limit });
      return { entries: rows.map((row) => ({ row, key: String(row[indexAttributes[index]]) })) };
    },
    count: async () => ({ total: (await readTotals(call, resource.name)).deleted }),
    show: async (entries) => {
      const rows = await findRows(entries.map(({ row }) => row));
      const records = rows.map((row) => fromRow(resource, row));
      const shownRecords = await showById(call, view, records);
      return entries.map(({ row }) => shownRecords.get(idOf(row.sk)));
    },
  });
}
