import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdSet } from '#shared/records/id-set.ts';
import { idsInPacked, packIds } from '#shared/records/packed-ids.ts';
import { firstPackedId, isPackedRange, packedIds, packedRange } from '#shared/table/packed-rows.ts';

/** The sort key of the row that an id is packed in. */
const keyOf = (id: number) => `=type=lamp#${packedRange(id)}`;

test('a packed row is read as the ids of its range that were packed, and no others', () => {
  const range = fc.integer({ min: 0, max: 40 });
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: packedIds - 1 }), { maxLength: 200 });
  fc.assert(
    fc.property(range, offsets, (rangeIndex, inRange) => {
      const ids = inRange
        .map((offset) => rangeIndex * packedIds + offset + 1)
        .sort((a, b) => a - b);
      const sk = keyOf(rangeIndex * packedIds + 1);
      const set = new IdSet([...ids, (rangeIndex + 1) * packedIds + 1]);
      expect([...idsInPacked({ pk: '', sk, ids: packIds(sk, set) })]).toEqual(ids);
    }),
    { seed: 1 },
  );
});

test('ids on both sides of the end of a range are packed in two rows, whose keys sort after all ids', () => {
  const [last, next] = [packedRange(packedIds), packedRange(packedIds + 1)];
  expect([firstPackedId(last), firstPackedId(next)]).toEqual([1, packedIds + 1]);
  expect([last, next].every((range) => isPackedRange(range) && range > '999999999999')).toBe(true);
  expect(isPackedRange('000000000012')).toBe(false);
});

test('a row of all ids of a range has 4,096 bytes, which are read for one unit', () => {
  const all = new IdSet(Array.from({ length: packedIds }, (_, index) => index + 1));
  expect(packIds(keyOf(1), all)).toHaveLength(4096);
});

test('set operations on ids give the same results as on sets of numbers', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 300 });
  const sorted = (set: ReadonlySet<number>) => [...set].sort((a, b) => a - b);
  fc.assert(
    fc.property(ids, ids, (some, others) => {
      const [one, other] = [new IdSet(some), new IdSet(others)];
      const [first, second] = [new Set(some), new Set(others)];
      expect([...one.intersection(other)]).toEqual(sorted(first.intersection(second)));
      expect([...one.difference(other)]).toEqual(sorted(first.difference(second)));
      expect([...IdSet.union([one, other])]).toEqual(sorted(first.union(second)));
      expect(one.size).toBe(first.size);
    }),
    { seed: 1 },
  );
});
