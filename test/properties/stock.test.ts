import fc from 'fast-check';
import { test } from 'vitest';
import { expectAlways, timeout } from './runs.ts';
import { type Step, Surprise, sequenceOf } from './step.ts';
import { expectAsModelled, expectStocksToAgree } from './stock/invariants.ts';
import { stockSteps } from './stock/steps.ts';
import { newStockWorld, type StockWorld } from './stock/world.ts';

test('any sequence of bookings by quantity and by kit, returns and movements goes as the rules say', {
  timeout,
}, async () => {
  await expectAlways(
    { few: 3, atLength: 6 },
    fc.asyncProperty(sequenceOf(stockSteps, 40), async (sequence) => {
      const world = await newStockWorld();
      for (const step of sequence) await step.run(world);
      await expectAsModelled(world);
      await expectStocksToAgree(world);
    }),
  );
});

test('whatever eight callers do at once, no more is out than there is, and every sum is right', {
  timeout,
}, async () => {
  const each = sequenceOf(stockSteps, 6);
  await expectAlways(
    { few: 1, atLength: 5 },
    fc.asyncProperty(fc.array(each, { minLength: 8, maxLength: 8 }), async (all) => {
      const world = await newStockWorld();
      await Promise.all(all.map((sequence) => runBlindly(world, sequence)));
      await expectStocksToAgree(world);
    }),
  );
});

/** The model of a caller is soon made wrong by others: what surprises it is no failure. */
async function runBlindly(world: StockWorld, sequence: readonly Step<StockWorld>[]): Promise<void> {
  for (const step of sequence) {
    try {
      await step.run(world);
    } catch (error) {
      if (!(error instanceof Surprise)) throw error;
    }
  }
}
