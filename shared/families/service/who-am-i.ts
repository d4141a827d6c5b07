import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import type { RouteData } from '#shared/routes/route.ts';
import type { whoami } from './routes.ts';

/** Describes the caller: a key from its credential, a session with its current account. */
export async function whoAmI(call: CredentialCall): Promise<Answer<RouteData<typeof whoami>>> {
  const { caller, rate } = call;
  const { accountId, actor } = caller;
  if (caller.kind === 'session') {
    const { name, plan } = await getAccount(call);
    return { data: { account: { id: accountId, name, plan }, user: actor, rate_limit: rate } };
  }
  const { accountName, plan } = caller;
  const { createdBy, tokenId: _tokenId, ...shownKey } = caller.key;
  return {
    data: {
      account: { id: accountId, name: accountName, plan },
      user: actor,
      key: { ...shownKey, created_by: createdBy },
      rate_limit: rate,
    },
  };
}
