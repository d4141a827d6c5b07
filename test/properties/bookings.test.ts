import fc from 'fast-check';
import { test } from 'vitest';
import { expectInvariants, expectItemsAsModelled } from './bookings/invariants.ts';
import { steps } from './bookings/steps.ts';
import { newWorld, type World } from './bookings/world.ts';
import { expectAlways } from './runs.ts';
import { type Step, Surprise } from './step.ts';

const stepsEach = 40;
const runs = 12;
const timeout = 240_000;

test('any sequence of bookings, returns, conditions and issues goes as the rules say', {
  timeout,
}, async () => {
  const sequence = fc.array(steps, { minLength: stepsEach, maxLength: stepsEach });
  await expectAlways(
    runs,
    fc.asyncProperty(sequence, async (sequence) => {
      const world = await newWorld();
      for (const step of sequence) await step.run(world);
      await expectItemsAsModelled(world);
      await expectInvariants(world);
    }),
  );
});

test('whatever sixteen callers do at once, no item is held twice and every count is right', {
  timeout,
}, async () => {
  const callers = 16;
  const each = fc.array(steps, { minLength: 8, maxLength: 8 });
  await expectAlways(
    5,
    fc.asyncProperty(fc.array(each, { minLength: callers, maxLength: callers }), async (all) => {
      const world = await newWorld();
      // The model of a caller is soon made wrong by others: only what holds whatever they do is
      // held against the service.
      await Promise.all(all.map((sequence) => runBlindly(world, sequence)));
      await expectInvariants(world);
    }),
  );
});

async function runBlindly(world: World, sequence: readonly Step<World>[]): Promise<void> {
  for (const step of sequence) {
    try {
      await step.run(world);
    } catch (error) {
      if (!(error instanceof Surprise)) throw error;
    }
  }
}
