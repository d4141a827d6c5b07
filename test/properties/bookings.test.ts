import fc from 'fast-check';
import { test } from 'vitest';
import { expectInvariants, expectItemsToMatch } from './bookings/invariants.ts';
import { steps } from './bookings/steps.ts';
import { newWorld, type World } from './bookings/world.ts';
import { expectAlways, timeout } from './runs.ts';
import { ModelMismatch, type Step, sequenceOf } from './step.ts';

test('any sequence of bookings, returns, condition changes and issues matches the model', {
  timeout,
}, async () => {
  await expectAlways(
    { onSlowStore: 3, usual: 6 },
    fc.asyncProperty(sequenceOf(steps, 40), async (sequence) => {
      const world = await newWorld();
      for (const step of sequence) await step.run(world);
      await expectItemsToMatch(world);
      await expectInvariants(world);
    }),
  );
});

test('after any concurrent calls of sixteen callers, no item is out twice and every count is right', {
  timeout,
}, async () => {
  const callers = 16;
  const sequences = sequenceOf(steps, 8);
  await expectAlways(
    { onSlowStore: 1, usual: 5 },
    fc.asyncProperty(
      fc.array(sequences, { minLength: callers, maxLength: callers }),
      async (all) => {
        const world = await newWorld();
        // Other callers soon invalidate the model of each one, so only the invariants are checked.
        await Promise.all(all.map((sequence) => runIgnoringMismatches(world, sequence)));
        await expectInvariants(world);
      },
    ),
  );
});

async function runIgnoringMismatches(
  world: World,
  sequence: readonly Step<World>[],
): Promise<void> {
  for (const step of sequence) {
    try {
      await step.run(world);
    } catch (error) {
      if (!(error instanceof ModelMismatch)) throw error;
    }
  }
}
