import type { SessionCall } from '#shared/auth/caller.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { readAll } from '#shared/records/read.ts';
import type { WebhookQuery } from './fields.ts';
import { webhook } from './record.ts';
import { webhookView } from './webhook-view.ts';

/** The webhooks of an account by id. */
export async function listWebhooks(call: SessionCall, account: number, query: WebhookQuery) {
  assertOwnAccount(call, account);
  const { data: page, ...answer } = answerWholeList(
    'webhooks',
    query,
    await readAll(call, webhook),
  );
  return { ...answer, data: await webhookView.show(call, page) };
}
