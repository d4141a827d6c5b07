import { expect, test } from 'vitest';
import { withShared } from '#shared/records/live-bits.ts';
import { facetChange } from '#shared/records/live-ids.ts';
import { withCounters } from '#shared/records/transaction.ts';
import { rowKey } from '#shared/table/rows.ts';

const moves = (ids: readonly number[]) =>
  ids.flatMap((id) => [
    ...facetChange(1, 'item', id, 'operative', -1),
    ...facetChange(1, 'item', id, 'inoperative', 1),
  ]);
const ids = (count: number, step: number) => Array.from({ length: count }, (_, n) => 1 + n * step);
const writes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'put' as const,
    row: { ...rowKey.record(1, 'item', index) },
  }));

test('bits are written to their own rows while the transaction has space for them', () => {
  const rows = withCounters({ writes: writes(80), counters: moves(ids(8, 1)) });
  expect(rows).toHaveLength(80 + 8 + 1);
});

test('bits of a range share a row if the transaction would be too long, leaving space for the stored response', () => {
  const counters = moves([...ids(20, 1), ...ids(20, 1).map((id) => id + 7_680)]);
  expect(withCounters({ writes: writes(82), counters })).toHaveLength(99);
  expect(withCounters({ writes: writes(83), counters })).toHaveLength(83 + 2 + 1);
});

test('a number is the sum of its own row and the shared one, which may be negative', () => {
  const [own, shared] = [rowKey.count(1, 'item', 0, 3), rowKey.count(1, 'item', 0, 8)];
  const rows = [
    { ...own, '0_operative': 12 },
    { ...shared, '3s0_operative': -4, '3s0_discarded': 4, '5s1_discarded': 2 },
  ];
  expect(withShared(rows)).toEqual([
    { ...own, '0_operative': 8n, '0_discarded': 4n },
    { pk: own.pk, sk: rowKey.count(1, 'item', 0, 5).sk, '1_discarded': 2n },
  ]);
});
