import type { Call } from '#shared/call.ts';
import { answerKeyedList } from '#shared/records/lists/whole-list.ts';
import { readNames } from '#shared/records/names.ts';
import { recordName } from '#shared/records/reference-names.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { foldedOfValue } from '#shared/table/key-parts.ts';
import { findRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row, type RowKey } from '#shared/table/rows.ts';
import { wordsOf } from '#shared/text.ts';
import { usualSpelling, valueCountOf } from './value-counts.ts';
import type { ItemValue, ItemValueQuery } from './values.ts';

/** At most this many values of a field are listed: those that most items have. */
const maxValues = 2000;

/** The values that items have in a field, those of most items first. */
export async function listItemValues(call: Call, query: ItemValueQuery) {
  const { field, q = '' } = query;
  const pk = partition.itemValues(call.caller.accountId, field);
  const keys = await queryRows({ pk, index: indexes.itemValue.count, limit: maxValues });
  const texts = keys.map(({ sk }) => foldedOfValue(sk));
  const prefixes = wordsOf(q);
  const isSupplier = field === 'supplier';
  const nameOf = isSupplier && prefixes.length > 0 ? await suppliers(call, texts) : undefined;
  const matching = keys.filter((_key, index) => {
    const text = texts[index] ?? '';
    return hasWords(nameOf ? nameOf(text) : text, prefixes);
  });
  const { data: page, ...answer } = answerKeyedList('item-values', query, matching, sortKeyOf);
  return { ...answer, data: await (isSupplier ? showSuppliers(call, page) : showValues(page)) };
}

function sortKeyOf(row: Row): string {
  return String(row[indexAttributes[indexes.itemValue.count]]);
}

function hasWords(text: string, prefixes: readonly string[]): boolean {
  const terms = wordsOf(text);
  return prefixes.every((prefix) => terms.some((term) => term.startsWith(prefix)));
}

async function showValues(keys: readonly RowKey[]): Promise<ItemValue[]> {
  const rows = new Map((await findRows(keys)).map((row) => [row.sk, row]));
  return keys.flatMap(({ sk }) => {
    const valueCount = valueCountOf(rows.get(sk));
    // The index may be behind its row.
    return valueCount.count > 0
      ? [{ value: usualSpelling(valueCount) ?? foldedOfValue(sk), count: valueCount.count }]
      : [];
  });
}

/** Suppliers are counted by their ids, and shown by their names. */
async function showSuppliers(call: Call, keys: readonly RowKey[]): Promise<ItemValue[]> {
  const valueCounts = await showValues(keys);
  const nameOf = await suppliers(
    call,
    valueCounts.map(({ value }) => value),
  );
  return valueCounts.map(({ value, count }) => ({
    value: nameOf(value),
    count,
    supplier_id: Number(value),
  }));
}

async function suppliers(call: Call, ids: readonly string[]): Promise<(id: string) => string> {
  const references = ids.map((id) => ({ resource: 'contact' as const, id: Number(id) }));
  const names = await readNames(call, references);
  return (id) => recordName(names, 'contact', Number(id));
}
