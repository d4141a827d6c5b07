import type { Answer, Call } from '#shared/call.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { eventId } from '#shared/families/changes/feed.ts';
import { inDeclaredOrder } from '#shared/http/middleware/wire-order.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord } from '#shared/records/read.ts';
import { answerRecord } from '#shared/records/view.ts';
import { deliveryWrites, newDelivery, shownDelivery } from './delivery.ts';
import { type Delivery, Webhook } from './fields.ts';
import { assertActive, webhook } from './record.ts';
import { wakeWrite } from './state.ts';
import { webhookView } from './webhook-view.ts';

/** The type of an event that is sent on request; no change has it. */
const testType = 'webhook.test';

/** Sends a test event, about the webhook itself. */
export async function sendTest(call: Call, id: number): Promise<Answer<Delivery>> {
  const { id: account } = await getAccountWithAccess(call);
  const record = await getRecord(call, webhook, id);
  assertActive(record);
  const { data: shown } = await answerRecord(call, webhookView, record);
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
    data: inDeclaredOrder(Webhook, shown),
  };
  const delivery = { event, type: testType, ...about, body: JSON.stringify(payload) };
  const place = { account, webhook: id };
  const writes = [...deliveryWrites(place, delivery, call.now), wakeWrite(place, call.requestId)];
  const data = shownDelivery(newDelivery(delivery, call.now));
  return commit(call, { writes }, { data });
}
