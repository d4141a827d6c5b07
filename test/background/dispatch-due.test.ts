import { expect, test } from 'vitest';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { queueOf, type SendTasks, type TaskMessage } from '#shared/background/task-message.ts';
import { wake } from '#shared/families/webhooks/wake.ts';
import { inContext, noUsage } from '#shared/table/context.ts';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;

/** How many calls of the store a run takes at a time at which nothing is due. */
async function callsOfRun(now: number): Promise<number> {
  const usage = noUsage();
  const context = { deadline: Date.now() + 60_000, signal: new AbortController().signal, usage };
  const expectNoMessages: SendTasks = async (messages) => {
    expect(messages).toEqual([]);
    return new Map();
  };
  await inContext(context, () => dispatchDue(now, expectNoMessages));
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

test('a webhook is woken after a pause that is too long for a message', async () => {
  const now = Date.now() - 2 * year;
  const webhookId = { account: 1, webhook: Date.now() };
  await wake(webhookId, now + hour, now);
  const sent: TaskMessage[] = [];
  const send: SendTasks = async (messages) => {
    sent.push(...messages);
    return new Map();
  };
  await dispatchDue(now + hour - 1000, send);
  expect(sent).toEqual([]);
  await dispatchDue(now + hour, send);
  expect(sent).toMatchObject([{ ...webhookId, due: now + hour }]);
  expect(sent.map(queueOf)).toEqual(['deliverWebhooks']);
  await dispatchDue(now + hour, send);
  expect(sent).toHaveLength(1);
});
