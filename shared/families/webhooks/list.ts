import type { SessionCall } from '#shared/auth/caller.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import type { WebhookQuery } from './fields.ts';
import { readWebhooks } from './read-webhooks.ts';
import { webhookView } from './webhook-view.ts';

/** The webhooks of an account by id. */
export async function listWebhooks(call: SessionCall, account: number, query: WebhookQuery) {
  assertOwnAccount(call, account);
  const { data: page, ...answer } = answerWholeList('webhooks', query, await readWebhooks(call));
  return { ...answer, data: await webhookView.show(call, page) };
}
