import fc from 'fast-check';
import { test } from 'vitest';
import { singleFilters } from './equipment/filters.ts';
import { expectFound } from './equipment/finding.ts';
import { expectItemsAsModelled } from './equipment/invariants.ts';
import { steps } from './equipment/steps.ts';
import { newWorld } from './equipment/world.ts';
import { expectAlways, timeout } from './runs.ts';
import { sequenceOf } from './step.ts';

test('whatever becomes of items, every filter, order and label finds what it should', {
  timeout,
}, async () => {
  await expectAlways(
    { few: 2, atLength: 5 },
    fc.asyncProperty(sequenceOf(steps, 60), singleFilters, async (sequence, windows) => {
      const world = await newWorld();
      for (const step of sequence) await step.run(world);
      await expectItemsAsModelled(world);
      for (const one of windows) {
        await expectFound(world, one, { field: 'id', isDescending: false, isDeep: true });
      }
    }),
  );
});
