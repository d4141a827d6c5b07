import fc from 'fast-check';
import { test } from 'vitest';
import { expectAlways, timeout } from './runs.ts';
import { ModelMismatch, type Step, sequenceOf } from './step.ts';
import { expectConsistentStocks, expectToMatchModel } from './stock/invariants.ts';
import { stockSteps } from './stock/steps.ts';
import { newStockWorld, type StockWorld } from './stock/world.ts';

test('any sequence of bookings by quantity and by kit, returns and stock changes matches the model', {
  timeout,
}, async () => {
  await expectAlways(
    { onSlowStore: 3, usual: 6 },
    fc.asyncProperty(sequenceOf(stockSteps, 40), async (sequence) => {
      const world = await newStockWorld();
      for (const step of sequence) await step.run(world);
      await expectToMatchModel(world);
      await expectConsistentStocks(world);
    }),
  );
});

test('after any concurrent calls of eight callers, no more is out than the stock has, and every sum is right', {
  timeout,
}, async () => {
  const sequences = sequenceOf(stockSteps, 6);
  await expectAlways(
    { onSlowStore: 1, usual: 5 },
    fc.asyncProperty(fc.array(sequences, { minLength: 8, maxLength: 8 }), async (all) => {
      const world = await newStockWorld();
      await Promise.all(all.map((sequence) => runIgnoringMismatches(world, sequence)));
      await expectConsistentStocks(world);
    }),
  );
});

/** Other callers soon invalidate the model of each one, so mismatches are no failures. */
async function runIgnoringMismatches(
  world: StockWorld,
  sequence: readonly Step<StockWorld>[],
): Promise<void> {
  for (const step of sequence) {
    try {
      await step.run(world);
    } catch (error) {
      if (!(error instanceof ModelMismatch)) throw error;
    }
  }
}
