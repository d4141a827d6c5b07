import { expect, test } from 'vitest';
import { IdSet } from '#shared/records/id-set.ts';

// Ids at the ends of words of 32 bits, some others, and the largest id.
const ids = [1, 2, 31, 32, 33, 64, 65, 100, 5000, 100_000, 999_999_999_999];
const others = [2, 32, 34, 64, 5000, 70_000];

test('a set has the ids that were added, each once, in ascending order', () => {
  const set = new IdSet([...ids.toReversed(), ...ids]);
  expect([...set]).toEqual(ids);
  expect(set.size).toBe(ids.length);
  for (const id of ids) expect(set.has(id), String(id)).toBe(true);
  for (const id of [3, 30, 34, 63, 66, 4999, 99_999]) expect(set.has(id), String(id)).toBe(false);
});

test('an empty set has size 0, no first id, and nothing to iterate', () => {
  const none = new IdSet();
  expect(none.size).toBe(0);
  expect(none.at(0)).toBeUndefined();
  expect(none.at(0, true)).toBeUndefined();
  expect([...none]).toEqual([]);
});

test('the next ids are those after a given id, which need not be in the set', () => {
  const set = new IdSet(ids);
  expect(set.next(3, false)).toEqual([1, 2, 31]);
  expect(set.next(3, true)).toEqual([999_999_999_999, 100_000, 5000]);
  expect(set.next(3, false, 31)).toEqual([32, 33, 64]);
  expect(set.next(3, true, 64)).toEqual([33, 32, 31]);
  expect(set.next(2, false, 70)).toEqual([100, 5000]);
  expect(set.next(2, true, 70)).toEqual([65, 64]);
  expect(set.next(100, false)).toEqual(ids);
  expect(set.next(100, true, 1)).toEqual([]);
});

test('an id is found by its position from either end', () => {
  const set = new IdSet(ids);
  const positions = [...ids.keys(), ids.length];
  expect(positions.map((position) => set.at(position))).toEqual([...ids, undefined]);
  const fromEnd = positions.map((position) => set.at(position, true));
  expect(fromEnd).toEqual([...ids.toReversed(), undefined]);
});

test('the intersection and the difference of two sets are new sets', () => {
  const set = new IdSet(ids);
  const other = new IdSet(others);
  expect([...set.intersection(other)]).toEqual([2, 32, 64, 5000]);
  expect([...set.difference(other)]).toEqual(ids.filter((id) => !others.includes(id)));
  expect([...set]).toEqual(ids);
  expect([...other]).toEqual(others);
});
