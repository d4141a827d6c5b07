import fc from 'fast-check';
import { test } from 'vitest';
import { singleFilters } from './equipment/filters.ts';
import { expectFound } from './equipment/finding.ts';
import { expectItemsToMatch } from './equipment/invariants.ts';
import { steps } from './equipment/steps.ts';
import { newWorld } from './equipment/world.ts';
import { expectAlways, timeout } from './runs.ts';
import { sequenceOf } from './step.ts';

test('after any sequence of changes, every filter, order and label finds the items that the model expects', {
  timeout,
}, async () => {
  await expectAlways(
    { onSlowStore: 2, usual: 5 },
    fc.asyncProperty(sequenceOf(steps, 60), singleFilters, async (sequence, filterSets) => {
      const world = await newWorld();
      for (const step of sequence) await step.run(world);
      await expectItemsToMatch(world);
      for (const one of filterSets) {
        await expectFound(world, one, { field: 'id', isDescending: false, hasSublocations: true });
      }
    }),
  );
});
