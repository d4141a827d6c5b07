import type { SessionCall } from '#shared/auth/caller.ts';
import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { answerById } from '#shared/records/view.ts';
import { keyView } from './key-view.ts';

/** Reads a key, revoked or not. */
export async function getKey(call: SessionCall, account: number, id: number) {
  assertOwnAccount(call, account);
  return answerById(call, keyView, id);
}
