import { indexes, inIndex } from '#shared/table/indexes.ts';
import { type NamedRowKey, type Row, rowKey, storedAs } from '#shared/table/rows.ts';
import { descendingKey } from '#shared/table/sort-key.ts';
import { compareText, foldUnique } from '#shared/text.ts';
import { type FieldValue, partsOf } from './values.ts';

/** How many items have a value, and how many spell it in which way. */
interface ValueCount {
  count: number;
  spellings: [spelling: string, count: number][];
  version: number;
}

/** At most this many spellings are stored in a row; further ones count only for the value. */
const maxSpellings = 50;

const noCount: ValueCount = { count: 0, spellings: [], version: 0 };

export function valueKey(accountId: number, value: FieldValue): NamedRowKey {
  const { field, spelling } = partsOf(value);
  return rowKey.itemValue(accountId, field, foldUnique(spelling));
}

export function valueCountOf(row: Row | undefined): ValueCount {
  // Only `valueRow` writes these rows, so they are not parsed again.
  return row ? storedAs<Row & ValueCount>(row) : noCount;
}

/** The count after an item took a value, or gave it up. */
export function countValue(
  { count, spellings, version }: ValueCount,
  value: FieldValue,
  delta: number,
): ValueCount {
  const { spelling } = partsOf(value);
  const counts = new Map(spellings);
  const after = (counts.get(spelling) ?? 0) + delta;
  if (after <= 0) counts.delete(spelling);
  else if (counts.has(spelling) || counts.size < maxSpellings) counts.set(spelling, after);
  return { count: count + delta, spellings: [...counts], version };
}

/**
 * The next version of a count's row, in the index by which the largest come first. One that nothing
 * has stays for a while, so that no version comes twice.
 */
export function valueRow(key: NamedRowKey, { count, spellings, version }: ValueCount, end: number) {
  const isUsed = count > 0;
  const order = isUsed ? `${descendingKey(count)}${key.sk}` : null;
  return {
    ...key,
    count,
    spellings,
    version: version + 1,
    ...inIndex(indexes.itemValue.count, order),
    ...(isUsed ? {} : { expires_at: end }),
  };
}

/** The spelling used most; of two, the first by the alphabet. */
export function usualSpelling({ spellings }: ValueCount): string | undefined {
  const [usual] = spellings.toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || compareText(one, other),
  );
  return usual?.[0];
}
