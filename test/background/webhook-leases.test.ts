import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endLease, setLeaseEnd, takeLease } from '#shared/families/webhooks/lease.ts';
import type { WebhookId } from '#shared/table/webhook-rows.ts';
import { startReceiver } from '../support/receiver.ts';
import { newWebhookQueue } from '../support/webhook-queue.ts';

/** The timeout of the function, and five seconds. */
const leaseMilliseconds = 35_000;

/** The delays, in milliseconds, of the messages that wake the function for a webhook. */
function watchDelays({ account }: WebhookId): () => number[] {
  const send = vi.spyOn(SQSClient.prototype, 'send');
  onTestFinished(() => send.mockRestore());
  return () =>
    send.mock.calls
      .flatMap(([command]) => (command instanceof SendMessageBatchCommand ? [command.input] : []))
      .flatMap(({ Entries = [] }) => Entries)
      .filter(({ MessageBody = '{}' }) => JSON.parse(MessageBody).account === account)
      .map(({ DelaySeconds = 0 }) => DelaySeconds * 1000);
}

test('one message resumes the deliveries of a function that timed out, however many were woken meanwhile', async () => {
  const receiver = await startReceiver();
  const { webhookId, add, run, pass, clock } = await newWebhookQueue(receiver.url);
  // The function that has this lease dies.
  await takeLease(webhookId, clock());
  const readDelays = watchDelays(webhookId);
  await add();
  pass(1_000);
  for (const _ of Array(3)) await run();
  expect(receiver.received).toHaveLength(0);
  const delays = readDelays();
  expect(delays).toHaveLength(1);
  expect(delays[0]).toBeGreaterThan(leaseMilliseconds - 1_000);
  pass(delays[0] ?? 0);
  await run();
  expect(receiver.received).toHaveLength(1);
});

test('a message that could not be sent is sent by the next function that is woken', async () => {
  const receiver = await startReceiver();
  const { webhookId, run, clock } = await newWebhookQueue(receiver.url);
  await takeLease(webhookId, clock());
  const failing = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(() => {
    throw new Error('The queue is away.');
  });
  await expect(run()).rejects.toThrow('The queue is away.');
  failing.mockRestore();
  const readDelays = watchDelays(webhookId);
  await run();
  expect(readDelays()).toHaveLength(1);
});

test('a lease that its holder extended needs no message of another function', async () => {
  const receiver = await startReceiver();
  const { webhookId, run, clock } = await newWebhookQueue(receiver.url);
  const lease = await takeLease(webhookId, clock());
  if (!lease) throw new Error('Nobody else has it.');
  await setLeaseEnd(lease, clock() + 2 * leaseMilliseconds);
  const readDelays = watchDelays(webhookId);
  await run();
  expect(readDelays()).toEqual([]);
});

test('a lease that another function tried to take continues once, and ends the next time', async () => {
  const receiver = await startReceiver();
  const { webhookId, clock } = await newWebhookQueue(receiver.url);
  const lease = await takeLease(webhookId, clock());
  if (!lease) throw new Error('Nobody else has it.');
  expect(await takeLease(webhookId, clock())).toBeUndefined();
  expect(await endLease(lease)).toBe(false);
  expect(await endLease(lease)).toBe(true);
  expect(await takeLease(webhookId, clock())).toBeDefined();
});
