import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdSet } from '#shared/records/id-set.ts';
import { idsInPacked, packIds } from '#shared/records/packed-ids.ts';
import { firstPackedId, isPackedRange, packedIds, packedRange } from '#shared/table/packed-rows.ts';

/** The sort key of the row that an id is packed in. */
const keyOf = (id: number) => `=type=lamp#${packedRange(id)}`;

test('a row gives back the ids of its range that were packed in it, and no others', () => {
  const range = fc.integer({ min: 0, max: 40 });
  const places = fc.uniqueArray(fc.integer({ min: 0, max: packedIds - 1 }), { maxLength: 200 });
  fc.assert(
    fc.property(range, places, (number, at) => {
      const ids = at.map((place) => number * packedIds + place + 1).sort((a, b) => a - b);
      const sk = keyOf(number * packedIds + 1);
      const set = new IdSet([...ids, (number + 1) * packedIds + 1]);
      expect([...idsInPacked({ pk: '', sk, ids: packIds(sk, set) })]).toEqual(ids);
    }),
    { seed: 1 },
  );
});

test('neighbours at the end of a range are packed in two rows, whose keys come behind all ids', () => {
  const [last, next] = [packedRange(packedIds), packedRange(packedIds + 1)];
  expect([firstPackedId(last), firstPackedId(next)]).toEqual([1, packedIds + 1]);
  expect([last, next].every((range) => isPackedRange(range) && range > '999999999999')).toBe(true);
  expect(isPackedRange('000000000012')).toBe(false);
});

test('a row of all ids of a range is read for one unit', () => {
  const all = new IdSet(Array.from({ length: packedIds }, (_, place) => place + 1));
  expect(packIds(keyOf(1), all)).toHaveLength(4096);
});

test('sets of ids are joined as sets of numbers are', () => {
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
