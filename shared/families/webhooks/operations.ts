import type { Answer, Call } from '#shared/call.ts';
import { ApiError, invalidField } from '#shared/errors.ts';
import { accountChange, getAccountWithAccess } from '#shared/families/accounts/account.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { commit } from '#shared/records/commit.ts';
import { commitSecret } from '#shared/records/commit-secret.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { nextId, readAll, readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { bodyChanges, isUnchanged, newRecord, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { change, insertion } from '#shared/records/writes.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { addSeconds } from '#shared/time.ts';
import type { WebhookCreate, WebhookRotate, WebhookUpdate, WebhookWithSecret } from './fields.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { liveSecrets, newSecret, secretsWrite } from './secrets.ts';
import { freshState, wakeWrite } from './state.ts';
import { webhookView } from './webhook-view.ts';

const maxWebhooks = 10;
/**
 * The maximum of webhooks that are deleted in an hour. Deliveries in progress continue for seconds after a
 * deletion: without a limit, one account could keep all executions that deliver busy.
 */
const maxDeleted = 50;
const hourSeconds = 60 * 60;

const stillSigning =
  'The previous secret still signs. Wait until it expires, or send overlap_minutes 0 to end both now.';

/** The webhooks of an account by id. */
export async function listWebhooks(call: Call, query: PageQuery) {
  const webhooks = await readAll(call, webhook);
  const { data: page, ...answer } = answerWholeList('webhooks', query, webhooks);
  return { ...answer, data: await webhookView.show(call, page) };
}

/**
 * Creates a webhook. Only this answer contains its secret.
 * @throws ApiError `plan_upgrade_required` or `validation_failed`
 */
export async function createWebhook(call: Call, body: WebhookCreate) {
  const account = await getAccountWithAccess(call);
  await assertBelowLimits(call);
  const id = await nextId(call, 'webhook');
  const record = newRecord<WebhookRecord>(call, webhook, id, body);
  const secret = newSecret();
  const writes = joinWrites(insertion(call, webhook, record), {
    // If two are created at once, one fails and counts again.
    writes: [
      accountChange(account),
      secretsWrite({ account: account.id, webhook: id }, [{ secret }]),
    ],
  });
  const location = `/v1/accounts/${account.id}/webhooks/${id}`;
  return commitSecret(call, webhookView, writes, record, { secret }, { location });
}

/** @throws ApiError `validation_failed` where there are too many webhooks, or were within an hour */
async function assertBelowLimits(call: Call): Promise<void> {
  const pk = partition.deleted(call.caller.accountId, 'webhook');
  const [live, lastDeleted] = await Promise.all([
    readAll(call, webhook),
    queryRows({ pk, descending: true, limit: maxDeleted, attributes: ['deleted_at'] }),
  ]);
  if (live.length >= maxWebhooks) {
    const message = `An account has at most ${maxWebhooks} webhooks.`;
    throw invalidField('url', 'too_many', message);
  }
  const since = addSeconds(call.now, -hourSeconds);
  const recent = lastDeleted.filter(({ deleted_at }) => String(deleted_at ?? '') > since);
  if (recent.length < maxDeleted) return;
  const message = `${maxDeleted} webhooks were deleted within an hour. Change an existing one, or try again later.`;
  throw invalidField('url', 'too_many', message);
}

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
  const webhookId = { account: account.id, webhook: id };
  const isFresh = isSwitchedOn || after.url !== before.url;
  const also = [
    ...(isFresh ? [freshState(webhookId)] : []),
    ...(isSwitchedOn ? [wakeWrite(webhookId, call.requestId)] : []),
  ];
  const writes = joinWrites(change(call, webhook, before, after), { writes: also });
  const answer = await answerRecord(call, webhookView, after);
  const data = isFresh ? { ...answer.data, failing_since: null } : answer.data;
  return commit(call, writes, { ...answer, data });
}

/** Gives a webhook a new secret. The previous one signs, too, for the overlap. */
export async function rotateSecret(
  call: Call,
  id: number,
  { overlap_minutes: overlap }: WebhookRotate,
): Promise<Answer<WebhookWithSecret>> {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, webhook, id);
  const { previous_secret_expires_at: end } = before;
  if (end !== null && end > call.now && overlap > 0) {
    throw new ApiError('invalid_transition', { message: stillSigning });
  }
  const secret = newSecret();
  const ends_at = overlap === 0 ? null : addSeconds(call.now, overlap * 60);
  const webhookId = { account: account.id, webhook: id };
  const [previous] = (await liveSecrets(webhookId, call.now)) ?? [];
  const former = previous && ends_at !== null ? [{ secret: previous.secret, ends_at }] : [];
  const after = nextVersion<WebhookRecord>(call, before, {
    rotated_at: call.now,
    previous_secret_expires_at: ends_at,
  });
  const writes = joinWrites(change(call, webhook, before, after), {
    writes: [secretsWrite(webhookId, [{ secret }, ...former])],
  });
  return commitSecret(call, webhookView, writes, after, { secret });
}

/** Deletes a webhook with its secrets. What was not delivered yet no longer is. */
export async function removeWebhook(call: Call, id: number): Promise<Answer<undefined>> {
  const webhookId = { account: call.caller.accountId, webhook: id };
  const record = await readForWrite(call, webhook, id);
  const keys = [webhookKey.secrets, webhookKey.replay, webhookKey.state, webhookKey.wake];
  const writes = keys.map((keyOf) => ({ kind: 'delete', key: keyOf(webhookId) }) as const);
  return removeRecord(call, webhook, record, { extraWrites: { writes } });
}
