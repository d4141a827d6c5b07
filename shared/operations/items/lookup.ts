import type { Call } from '#shared/call.ts';
import { labelsOf } from '#shared/domain/label.ts';
import { ApiError } from '#shared/errors.ts';
import { searchFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { labelValue, uniqueValue } from '#shared/resources/claim.ts';
import { item } from '#shared/resources/item.ts';
import type { ItemLookup } from '#shared/schemas/item.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { displayFilter } from './display.ts';
import { itemView } from './item-view.ts';
import { listItems } from './list.ts';

/** The items that a scanned value means: by their labels, or else by their unique_id. */
export function lookUpItems(call: Call, query: ItemLookup) {
  const { qr, q, display } = query;
  if (!q?.trim() && !qr?.trim()) {
    const message = 'Either qr or q is required.';
    throw new ApiError('bad_request', { message, fields: { qr: [{ code: 'required', message }] } });
  }
  if (!qr?.trim()) return listItems(call, query);
  const scanned = { ids: () => idsOfLabel(call, qr) };
  const found = searchFilter(call, item, q);
  const selection = selectionOf([scanned, found, displayFilter(call, display)]);
  return answerList(call, itemView, query, selection);
}

async function idsOfLabel({ caller: { accountId } }: Call, scanned: string): Promise<number[]> {
  const values = labelsOf(scanned);
  const keys = [
    ...values.map((value) => rowKey.unique(accountId, labelValue(value))),
    ...values.map((value) => rowKey.unique(accountId, uniqueValue('item.unique_id', value))),
  ];
  const rows = await findRows(keys, { consistent: true });
  const holders = keys.map(({ sk }) =>
    rows.find((row) => row.sk === sk && row.resource === 'item'),
  );
  const [holder] = holders.filter((row) => row !== undefined);
  return holder ? [Number(holder.id)] : [];
}
