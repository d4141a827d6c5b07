import type { Call } from '#shared/call.ts';
import { findRows } from '#shared/table/read.ts';
import { keyText, rowKey } from '#shared/table/rows.ts';
import { type Meaning, readMeanings } from './labels.ts';
import type { LabelMeaning, LabelsLookup } from './operation-fields.ts';

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
