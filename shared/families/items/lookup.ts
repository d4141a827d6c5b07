import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { Filter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { findRows } from '#shared/table/read.ts';
import { keyText, rowKey } from '#shared/table/rows.ts';
import { itemFilters } from './filters.ts';
import { itemView } from './item-view.ts';
import { type Meaning, readMeanings } from './labels.ts';
import type { LabelMeaning, LabelsLookup } from './operation-fields.ts';
import type { ItemLookup } from './queries.ts';
import type { ItemRecord } from './record.ts';

/** The items that a scanned value stands for: by label, or else by unique_id. */
export async function lookUpItems(call: Call, query: ItemLookup) {
  const { qr, q } = query;
  if (!q?.trim() && !qr?.trim()) {
    const message = 'Either qr or q is required.';
    throw new ApiError('bad_request', { message, fields: { qr: [{ code: 'required', message }] } });
  }
  const scanned = qr?.trim() ? scannedFilter(call, qr) : undefined;
  return answerList(call, itemView, query, [scanned, ...(await itemFilters(call, query))]);
}

function scannedFilter(call: Call, scanned: string): Filter<ItemRecord> {
  const ids = async () => {
    const meanings = await readMeanings(call, [scanned]);
    return new IdSet(meanings.values().map(({ id }) => id));
  };
  return { ids };
}

/** Looks up each of several labels: an item, a location, or nothing. */
export async function lookUpLabels(call: Call, { qr }: LabelsLookup) {
  const { accountId } = call.caller;
  const meanings = await readMeanings(call, qr, ['item', 'location']);
  const keyOf = ({ resource, id }: Meaning) => rowKey.record(accountId, resource, id);
  const rows = await findRows([...meanings.values()].map(keyOf), {
    attributes: ['name', 'unique_id'],
  });
  const named = new Map(rows.map((row) => [keyText(row), row]));
  const data = qr.map((label): LabelMeaning => {
    const meaning = meanings.get(label);
    if (!meaning) return { qr: label, resource: null, id: null, name: null, unique_id: null };
    const row = named.get(keyText(keyOf(meaning)));
    const code = row?.unique_id === undefined ? null : String(row.unique_id);
    return { qr: label, ...meaning, name: String(row?.name ?? ''), unique_id: code };
  });
  return { data };
}
