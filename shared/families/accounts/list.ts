import type { SessionCall } from '#shared/auth/caller.ts';
import { readLogin } from '#shared/credentials/login.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { readActiveMemberships, showAccount } from './memberships.ts';

/** The accounts that the caller's login is an active member of, by id. */
export async function listAccounts({ caller, now }: SessionCall, query: PageQuery) {
  const login = await readLogin(caller.login);
  const active = login ? await readActiveMemberships(login) : [];
  const accounts = active.map((one) => showAccount(one, now)).sort((a, b) => a.id - b.id);
  return answerWholeList('accounts', query, accounts);
}
