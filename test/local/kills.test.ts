import { expect, test } from 'vitest';
import { newFilledStart } from './filled.ts';
import { killRepeatedly } from './killing.ts';

test('after twelve kills under load, no acknowledged write is lost, and every start succeeds', async () => {
  const counts = await killRepeatedly(12, undefined, newFilledStart());
  expect(counts).toMatchObject({ lost: [], refusedStarts: [] });
  expect(counts.kills).toBeGreaterThanOrEqual(12);
  expect(counts.storesLeft).toBeGreaterThan(0);
  expect(counts.acknowledged).toBeGreaterThan(0);
}, 600_000);
