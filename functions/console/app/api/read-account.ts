import { orThrow } from '#client/refusal.ts';
import { api } from './client.ts';
import type { MemberAccount } from './records.ts';
import { signedIn } from './session.ts';

/** Reads the account of the session anew: its plan may have changed since the sign-in. */
export async function readAccount(signal: AbortSignal): Promise<MemberAccount> {
  const { account } = signedIn();
  const { data } = await orThrow(api.GET('/v1/accounts', { signal }));
  return data.find(({ id }) => id === account.id) ?? account;
}
