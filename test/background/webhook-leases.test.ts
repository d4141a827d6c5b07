import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endLease, setLeaseEnd, takeLease } from '#shared/families/webhooks/lease.ts';
import type { WebhookId } from '#shared/table/webhook-rows.ts';
import { startReceiver } from '../support/receiver.ts';
import { newWebhookQueue } from '../support/webhook-queue.ts';

/** In milliseconds: the time of a function, and five seconds. */
const leaseMilliseconds = 35_000;

/** In milliseconds, how long each message waits that was sent to have a webhook looked at. */
function watchMessages({ account }: WebhookId): () => number[] {
  const send = vi.spyOn(SQSClient.prototype, 'send');
  onTestFinished(() => send.mockRestore());
  return () =>
    send.mock.calls
      .flatMap(([command]) => (command instanceof SendMessageBatchCommand ? [command.input] : []))
      .flatMap(({ Entries = [] }) => Entries)
      .filter(({ MessageBody = '{}' }) => JSON.parse(MessageBody).account === account)
      .map(({ DelaySeconds = 0 }) => DelaySeconds * 1000);
}

test('what a function had whose time is over is looked at by one message, however many were woken meanwhile', async () => {
  const receiver = await startReceiver();
  const { webhookId, add, run, pass, clock } = await newWebhookQueue(receiver.url);
  // It dies.
  await takeLease(webhookId, clock());
  const messages = watchMessages(webhookId);
  await add();
  pass(1_000);
  for (const _ of Array(3)) await run();
  expect(receiver.received).toHaveLength(0);
  const waits = messages();
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(leaseMilliseconds - 1_000);
  pass(waits[0] ?? 0);
  await run();
  expect(receiver.received).toHaveLength(1);
});

test('a message that could not be sent is sent by whoever is woken next', async () => {
  const receiver = await startReceiver();
  const { webhookId, run, clock } = await newWebhookQueue(receiver.url);
  await takeLease(webhookId, clock());
  const failing = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(() => {
    throw new Error('The queue is away.');
  });
  await expect(run()).rejects.toThrow('The queue is away.');
  failing.mockRestore();
  const messages = watchMessages(webhookId);
  await run();
  expect(messages()).toHaveLength(1);
});

test('a lease that its holder keeps needs no other message than the holder’s', async () => {
  const receiver = await startReceiver();
  const { webhookId, run, clock } = await newWebhookQueue(receiver.url);
  const lease = await takeLease(webhookId, clock());
  if (!lease) throw new Error('Nobody else has it.');
  await setLeaseEnd(lease, clock() + 2 * leaseMilliseconds);
  const messages = watchMessages(webhookId);
  await run();
  expect(messages()).toEqual([]);
});

test('a lease that was wanted goes on once, and ends then', async () => {
  const receiver = await startReceiver();
  const { webhookId, clock } = await newWebhookQueue(receiver.url);
  const lease = await takeLease(webhookId, clock());
  if (!lease) throw new Error('Nobody else has it.');
  expect(await takeLease(webhookId, clock())).toBeUndefined();
  expect(await endLease(lease)).toBe(false);
  expect(await endLease(lease)).toBe(true);
  expect(await takeLease(webhookId, clock())).toBeDefined();
});
