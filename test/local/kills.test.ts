import { expect, test } from 'vitest';
import { newFilledStart } from './filled.ts';
import { killRepeatedly } from './killing.ts';

test('a dozen kills under load lose nothing that was acknowledged, and keep no start from beginning', async () => {
  const counts = await killRepeatedly(12, undefined, newFilledStart());
  expect(counts).toMatchObject({ lost: [], refusedStarts: [] });
  expect(counts.kills).toBeGreaterThanOrEqual(12);
  expect(counts.storesLeft).toBeGreaterThan(0);
  expect(counts.acknowledged).toBeGreaterThan(0);
}, 600_000);
