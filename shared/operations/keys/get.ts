import type { SessionCall } from '#shared/auth/caller.ts';
import { answerById } from '#shared/records/view.ts';
import { keyView } from './key-view.ts';
import { assertOwnAccount } from './own-account.ts';

/** A key, a revoked one too. */
export async function getKey(call: SessionCall, account: number, id: number) {
  assertOwnAccount(call, account);
  return answerById(call, keyView, id);
}
