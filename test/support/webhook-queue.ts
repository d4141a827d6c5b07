import { randomUUID } from 'node:crypto';
import { operatorCall } from '#infra/operator.ts';
import { deliverDue } from '#shared/families/webhooks/deliver-due.ts';
import { deliveryOf, deliveryWrites } from '#shared/families/webhooks/delivery.ts';
import { WebhookCreate } from '#shared/families/webhooks/fields.ts';
import { createWebhook } from '#shared/families/webhooks/operations.ts';
import { queryRows } from '#shared/table/read.ts';
import { deliveryPartition, type WebhookId } from '#shared/table/webhook-rows.ts';
import { transact } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { newAccount } from './account.ts';

const day = 24 * 60 * 60 * 1000;

/** Adds a delivery to the queue of a webhook, and starts no function for it. Returns its event. */
export async function newDeliveryOf(webhookId: WebhookId, now: number): Promise<string> {
  const about = { type: 'item.created', resource: 'item', resource_id: 1, version: 1 };
  const delivery = { event: `evt_${randomUUID()}`, ...about, body: '{"type":"item.created"}' };
  await transact(deliveryWrites(webhookId, delivery, formatInstant(now)));
  return delivery.event;
}

/** A webhook with its own clock, whose deliveries only the test attempts. */
export async function newWebhookQueue(url: string) {
  const account = await newAccount();
  const { accountId } = account;
  const body = WebhookCreate.schema.parse({ url, events: ['*'] });
  const { data } = await createWebhook(operatorCall(accountId), body);
  const webhookId = { account: accountId, webhook: data.id };
  // Far in the future, so that the background functions find none of its deliveries due.
  let now = Date.now() + 40 * day;
  const clock = () => now;
  const add = () => newDeliveryOf(webhookId, now);
  const logged = async () => {
    const pk = deliveryPartition(webhookId);
    return (await queryRows({ pk, consistent: true })).map(deliveryOf);
  };
  return {
    ...{ account, webhookId, clock, add, logged, secret: data.secret ?? '' },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    run: (resolve?: Parameters<typeof deliverDue>[1]['resolve']) =>
      deliverDue(webhookId, resolve ? { clock, resolve } : { clock }),
  };
}
