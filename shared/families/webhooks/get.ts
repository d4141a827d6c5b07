import type { SessionCall } from '#shared/auth/caller.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { answerById } from '#shared/records/view.ts';
import { webhookView } from './webhook-view.ts';

export async function getWebhook(call: SessionCall, account: number, id: number) {
  assertOwnAccount(call, account);
  return answerById(call, webhookView, id);
}
