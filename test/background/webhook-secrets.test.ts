import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { rotateSecret } from '#shared/families/webhooks/operations.ts';
import { type ReceivedRequest, startReceiver } from '../support/receiver.ts';
import { beforeNextCall } from '../support/store/before-next-call.ts';
import { newWebhookQueue } from '../support/webhook-queue.ts';

/** The signature with this secret only. */
function signatureOf({ headers, body }: ReceivedRequest, secret: string): string {
  const time = new Date(Number(headers['webhook-timestamp']) * 1000);
  return new Webhook(secret).sign(String(headers['webhook-id']), time, body);
}

test('an event that follows a rotation without overlap is signed with the new secret alone', async () => {
  const receiver = await startReceiver();
  const { webhookId, add, run } = await newWebhookQueue(receiver.url);
  const rotate = () =>
    rotateSecret(operatorCall(webhookId.account), webhookId.webhook, { overlap_minutes: 0 });
  let rotation: Awaited<ReturnType<typeof rotate>> | undefined;
  // The function has begun, and is about to read what is due.
  beforeNextCall('QueryCommand', async () => {
    rotation = await rotate();
    await add();
  });
  await run();
  const [received] = receiver.received;
  if (!received) throw new Error('Nothing came.');
  const secret = rotation?.data.secret ?? '';
  expect(received.headers['webhook-signature']).toBe(signatureOf(received, secret));
});
