import { expect, test } from 'vitest';
import { dispatchDue } from '#shared/background/dispatch.ts';
import type { SendTasks } from '#shared/background/task-message.ts';
import { inContext, noUsage } from '#shared/table/context.ts';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** How many calls of the store a run takes at a time at which nothing is due. */
async function callsOfRun(now: number): Promise<number> {
  const usage = noUsage();
  const context = { deadline: Date.now() + 60_000, signal: new AbortController().signal, usage };
  const failIfCalled = async () => {
    throw new Error('Something is due.');
  };
  const expectNoMessages: SendTasks = async (messages) => {
    expect(messages).toEqual([]);
    return new Map();
  };
  await inContext(context, () => dispatchDue(now, { send: expectNoMessages, wake: failIfCalled }));
  return usage.roundTrips;
}

test('a run makes no calls for tasks that are not due yet', async () => {
  // Long ago, where no test has anything due; the schedule begins an hour before.
  const longAgo = Date.now() - year;
  const before = await callsOfRun(longAgo);
  for (let count = 0; count < 5; count += 1) {
    const { api } = await newAccount();
    await checkOut(api, await newItems(api, 1), 90);
  }
  expect(await callsOfRun(longAgo)).toBe(before);
  // For each of four shards: its state, two hours, and its state again.
  expect(before).toBeLessThanOrEqual(16);
});
