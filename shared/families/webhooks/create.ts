import type { Call } from '#shared/call.ts';
import { invalidField } from '#shared/errors.ts';
import { accountChange, getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { commitSecret } from '#shared/records/commit-secret.ts';
import { nextId, readAll } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import type { WebhookCreate } from './fields.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { newSecret, secretsWrite } from './secrets.ts';
import { webhookView } from './webhook-view.ts';

const mostWebhooks = 10;

/**
 * Creates a webhook. Only this answer contains its secret.
 * @throws ApiError `plan_upgrade_required` or `validation_failed`
 */
export async function createWebhook(call: Call, body: WebhookCreate) {
  const account = await getAccountWithAccess(call);
  const { length } = await readAll(call, webhook);
  if (length >= mostWebhooks) {
    const message = `An account has at most ${mostWebhooks} webhooks.`;
    throw invalidField('url', 'too_many', message);
  }
  const id = await nextId(call, 'webhook');
  const record = newRecord<WebhookRecord>(call, webhook, id, body);
  const secret = newSecret();
  const writes = joinWrites(insertion(call, webhook, record), {
    // Of two that are created at once, one counts again.
    writes: [
      accountChange(account),
      secretsWrite({ account: account.id, webhook: id }, [{ secret }]),
    ],
  });
  const location = `/v1/accounts/${account.id}/webhooks/${id}`;
  return commitSecret(call, webhookView, writes, record, { secret }, { location });
}
