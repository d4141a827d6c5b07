import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { eventId } from '#shared/families/changes/feed.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { inDeclaredOrder } from '#shared/http/middleware/wire-order.ts';
import { commit } from '#shared/records/commit.ts';
import { answerEntries, countUpTo } from '#shared/records/lists/entries.ts';
import { getRecord, readForWrite } from '#shared/records/read.ts';
import { answerRecord } from '#shared/records/view.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { findRow, findRows, queryRows } from '#shared/table/read.ts';
import { deliveryPartition, webhookKey } from '#shared/table/webhook-rows.ts';
import {
  deliveryOf,
  deliveryResponse,
  deliveryWrites,
  newDelivery,
  renewalWrites,
} from './delivery.ts';
import { type Delivery, Webhook } from './fields.ts';
import { assertActive, webhook } from './record.ts';
import { wakeWrite } from './state.ts';
import { webhookView } from './webhook-view.ts';

const index = indexes.delivery.time;
/** All but the body. */
const shownFields = [
  ...['event', 'type', 'resource', 'resource_id', 'version', 'status'],
  ...['requests', 'attempts', 'created_at', 'delivered_at', 'next_attempt_at'],
];

/** The type of an event that is sent on request; no change has it. */
const testType = 'webhook.test';

/** A page of the deliveries to a webhook, newest first. */
export async function listDeliveries(
  call: Call,
  { webhook_id: id, query }: { webhook_id: number; query: PageQuery },
) {
  await getRecord(call, webhook, id);
  const pk = deliveryPartition({ account: call.caller.accountId, webhook: id });
  return answerEntries(query, {
    name: `deliveries#${id}`,
    read: async (after, limit) => {
      const range = after === undefined ? {} : { before: after };
      const rows = await queryRows({ pk, index, range, descending: true, limit });
      return {
        entries: rows.map((row) => ({ sk: row.sk, key: String(row[indexAttributes[index]]) })),
      };
    },
    count: () => countUpTo({ pk, index }),
    show: async (entries) => {
      const keys = entries.map(({ sk }) => ({ pk, sk }));
      const rows = await findRows(keys, { attributes: shownFields });
      const deliveries = new Map(rows.map((row) => [row.sk, deliveryResponse(deliveryOf(row))]));
      return entries.map(({ sk }) => deliveries.get(sk));
    },
  });
}

/** Sends an event again, delivered or not, with all its attempts. */
export async function redeliverEvent(
  call: Call,
  { webhook_id: id, event_id: event }: { webhook_id: number; event_id: string },
): Promise<Answer<Delivery>> {
  const { id: account } = await getAccountWithAccess(call);
  const record = await readForWrite(call, webhook, id);
  const webhookId = { account, webhook: id };
  const row = await findRow(webhookKey.delivery(webhookId, event), { consistent: true });
  if (!row) throw new ApiError('not_found');
  assertActive(record);
  const before = deliveryOf(row);
  const requests = before.requests + 1;
  const after = { ...before, status: 'pending', requests, next_attempt_at: call.now } as const;
  const writes = [
    ...renewalWrites(webhookId, before, call.now),
    wakeWrite(webhookId, call.requestId),
  ];
  return commit(call, { writes }, { data: deliveryResponse(after) });
}

/** Sends a test event, about the webhook itself. */
export async function sendTest(call: Call, id: number): Promise<Answer<Delivery>> {
  const { id: account } = await getAccountWithAccess(call);
  const record = await readForWrite(call, webhook, id);
  assertActive(record);
  const { data: shownWebhook } = await answerRecord(call, webhookView, record);
  const event = eventId(account, id, call.requestId, 'test');
  const about = { resource: 'webhook', resource_id: id, version: record.version };
  const payload = {
    id: event,
    type: testType,
    at: call.now,
    account_id: account,
    actor: call.caller.actor,
    ...about,
    changes: [],
    data: inDeclaredOrder(Webhook, shownWebhook),
  };
  const delivery = { event, type: testType, ...about, body: JSON.stringify(payload) };
  const webhookId = { account, webhook: id };
  const writes = [
    ...deliveryWrites(webhookId, delivery, call.now),
    wakeWrite(webhookId, call.requestId),
  ];
  const data = deliveryResponse(newDelivery(delivery, call.now));
  return commit(call, { writes }, { data });
}
