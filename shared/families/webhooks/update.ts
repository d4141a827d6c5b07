import type { Call } from '#shared/call.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { bodyChanges, isUnchanged, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { change } from '#shared/records/writes.ts';
import type { WebhookUpdate } from './fields.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { freshState, wakeWrite } from './state.ts';
import { webhookView } from './webhook-view.ts';

/**
 * Changes a webhook. One that is switched on again goes on with what was left; its days without a success
 * are counted anew, and so are those of a new address.
 */
export async function updateWebhook(call: Call, id: number, body: WebhookUpdate) {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, webhook, id);
  const input = bodyChanges(body);
  const isSwitchedOn = input.active === true && !before.active;
  const changes = { ...input, ...(isSwitchedOn ? { disabled_at: null } : {}) };
  if (isUnchanged(before, changes)) return answerUnchanged(call, webhookView, before);
  const after = nextVersion<WebhookRecord>(call, before, changes);
  const place = { account: account.id, webhook: id };
  const isFresh = isSwitchedOn || after.url !== before.url;
  const also = [
    ...(isFresh ? [freshState(place)] : []),
    ...(isSwitchedOn ? [wakeWrite(place, call.requestId)] : []),
  ];
  const writes = joinWrites(change(call, webhook, before, after), { writes: also });
  const answer = await answerRecord(call, webhookView, after);
  const data = isFresh ? { ...answer.data, failing_since: null } : answer.data;
  return commit(call, writes, { ...answer, data });
}
