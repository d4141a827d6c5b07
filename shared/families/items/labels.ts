import type { InAccount } from '#shared/call.ts';
import { labelsOf } from '#shared/fields/label.ts';
import { labelValue, uniqueValue } from '#shared/resources/claim.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { SelectedItems } from './batch-fields.ts';

/** A record that a scanned value stands for. */
export interface Meaning {
  resource: 'item' | 'location';
  id: number;
}

const isMeaning = (holder: object): holder is Meaning =>
  'resource' in holder && (holder.resource === 'item' || holder.resource === 'location');

/**
 * The records of some kinds that scanned values stand for: by label or, for items, else by
 * unique_id. Unknown values are absent.
 */
export async function readMeanings(
  { caller: { accountId } }: InAccount,
  scanned: readonly string[],
  kinds: readonly Meaning['resource'][] = ['item'],
): Promise<Map<string, Meaning>> {
  const wanted = scanned.map((value) => {
    const labels = labelsOf(value);
    const values = [
      ...labels.map(labelValue),
      ...labels.map((label) => uniqueValue('item.unique_id', label)),
    ];
    return { value, keys: values.map((one) => rowKey.unique(accountId, one)) };
  });
  const rows = await findRows(
    wanted.flatMap(({ keys }) => keys),
    { consistent: true, attributes: ['resource', 'id'] },
  );
  const holders = new Map(rows.map(({ sk, resource, id }) => [sk, { resource, id: Number(id) }]));
  const meanings = wanted.flatMap(({ value, keys }) => {
    const found = keys.flatMap(({ sk }) => holders.get(sk) ?? []).filter(isMeaning);
    const meaning = found.find(({ resource }) => kinds.includes(resource));
    return meaning ? [[value, meaning] as const] : [];
  });
  return new Map(meanings);
}

/** The items that a body selects by id or by scanned value, and the unknown labels. */
export async function selectItems(
  call: InAccount,
  { iid, qr }: SelectedItems,
): Promise<{ iid: number[]; unknown: ReadonlySet<string> }> {
  if (qr === null) return { iid: iid ?? [], unknown: new Set() };
  const meanings = await readMeanings(call, qr);
  const ids = new Set([...meanings.values()].map(({ id }) => id));
  return { iid: [...ids], unknown: new Set(qr).difference(new Set(meanings.keys())) };
}
