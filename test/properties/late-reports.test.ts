import fc from 'fast-check';
import { test } from 'vitest';
import { expectCheckoutsApart } from './late-reports/invariants.ts';
import { lateReportSteps } from './late-reports/steps.ts';
import { expectNeverTooMany, newStockWorld, stockSteps } from './late-reports/stock.ts';
import { newLateReportsWorld } from './late-reports/world.ts';
import { expectAlways, timeout } from './runs.ts';
import { sequenceOf } from './step.ts';

test('any checkouts and returns that are reported later match the model, and no item was out twice at once', {
  timeout,
}, async () => {
  await expectAlways(
    { onSlowStore: 2, usual: 3 },
    fc.asyncProperty(fc.noBias(sequenceOf(lateReportSteps, 40)), async (sequence) => {
      const world = await newLateReportsWorld();
      for (const step of sequence) await step.run(world);
      await expectCheckoutsApart(world);
    }),
  );
});

test('of a stock whose checkouts and returns are reported later, never more was out than there is', {
  timeout,
}, async () => {
  await expectAlways(
    { onSlowStore: 2, usual: 4 },
    fc.asyncProperty(fc.noBias(sequenceOf(stockSteps, 25)), async (sequence) => {
      const world = await newStockWorld();
      for (const step of sequence) await step.run(world);
      expectNeverTooMany(world);
    }),
  );
});
