import { expect, test } from 'vitest';
import { isMet, lineOf } from '../bench/budgets.ts';
import { readOptions } from '../bench/options.ts';
import { isHit, itemTexts, locationOf, searchHits, shares } from '../bench/shares.ts';
import { batches, plainPage, singleMove } from '../bench/timed/calls.ts';
import { targetsOf } from '../bench/timed/targets.ts';

const totals = [10_000, 100_000];

test.each(totals)('gives each share of %d items its type and its location', (total) => {
  const ids = Array.from({ length: total }, (_, index) => index + 1);
  for (const { part, type, locationId } of shares) {
    expect(ids.filter((id) => itemTexts(id, total).type === type)).toHaveLength(part * total);
    expect(ids.filter((id) => locationOf(id, total) === locationId)).toHaveLength(part * total);
  }
  expect(ids.filter((id) => isHit(id, total))).toHaveLength(searchHits);
});

test('a budget is not met by a call that ran out of time', () => {
  const budget = { name: 'list', measured: 3, budget: 6 };

  expect(isMet(budget)).toBe(true);
  expect(isMet({ ...budget, isLate: true })).toBe(false);
  expect(lineOf({ ...budget, isLate: true })).toMatch(/late$/);
});

test('compares calls with simpler calls, and the processing of a batch with its response', () => {
  const [batch = ''] = batches;
  const targets = targetsOf(
    new Map([
      [plainPage, { milliseconds: 20 }],
      [singleMove, { milliseconds: 10 }],
      [batch, { milliseconds: 50, processor: { answer: 40, after: 20 } }],
    ]),
  );

  expect(targets).toContainEqual({ name: `${batch}, beside ${singleMove}`, measured: 5, goal: 6 });
  expect(targets).toContainEqual(expect.objectContaining({ measured: 0.5, goal: 1 }));
  expect(targets).toContainEqual(
    expect.objectContaining({ measured: Number.POSITIVE_INFINITY, goal: 2 }),
  );
});

test('refuses options that have no effect or are invalid', () => {
  expect(readOptions(['--beside', '354e71b'])).toEqual({
    isHelp: false,
    beside: '354e71b',
    items: 10_000,
  });
  expect(() => readOptions(['--items', '20000'])).toThrow('--items goes with --beside.');
  expect(() => readOptions(['--beside', 'HEAD', '--items', '10'])).toThrow('--items must be');
});
