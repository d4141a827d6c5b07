import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord } from '#shared/records/read.ts';
import { findRow } from '#shared/table/read.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { deliveryOf, renewalWrites, shownDelivery } from './delivery.ts';
import type { Delivery } from './fields.ts';
import { assertActive, webhook } from './record.ts';
import { wakeWrite } from './state.ts';

/** Sends an event again, delivered or not, with all its attempts. */
export async function redeliverEvent(
  call: Call,
  { webhook_id: id, event_id: event }: { webhook_id: number; event_id: string },
): Promise<Answer<Delivery>> {
  const { id: account } = await getAccountWithAccess(call);
  const record = await getRecord(call, webhook, id);
  const place = { account, webhook: id };
  const row = await findRow(webhookKey.delivery(place, event), { consistent: true });
  if (!row) throw new ApiError('not_found');
  assertActive(record);
  const before = deliveryOf(row);
  const requests = before.requests + 1;
  const after = { ...before, status: 'pending', requests, next_attempt_at: call.now } as const;
  const writes = [...renewalWrites(place, before, call.now), wakeWrite(place, call.requestId)];
  return commit(call, { writes }, { data: shownDelivery(after) });
}
