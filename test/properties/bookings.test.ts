import fc from 'fast-check';
import { test } from 'vitest';
import { expectInvariants, expectItemsAsModelled } from './bookings/invariants.ts';
import { steps } from './bookings/steps.ts';
import { newWorld, type World } from './bookings/world.ts';
import { expectAlways, timeout } from './runs.ts';
import { type Step, Surprise, sequenceOf } from './step.ts';

test('any sequence of bookings, returns, conditions and issues goes as the rules say', {
  timeout,
}, async () => {
  await expectAlways(
    { few: 3, atLength: 6 },
    fc.asyncProperty(sequenceOf(steps, 40), async (sequence) => {
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
  const each = sequenceOf(steps, 8);
  await expectAlways(
    { few: 1, atLength: 5 },
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
