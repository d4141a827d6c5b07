import type { SignInCall } from '#shared/auth/caller.ts';
import { type Login, loginChange } from '#shared/credentials/login.ts';
import {
  lastUseOf,
  memberOf,
  readLiveSessions,
  type SessionRow,
  sessionRemoval,
} from '#shared/credentials/sessions.ts';
import type { ActiveMembership } from '#shared/families/accounts/memberships.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { TokenPair } from './tokens.ts';

/** Live sessions per login; a further one ends the least recently used. */
const maxSessions = 50;

/** The writes of a new session: its row, its entry in the login, and the end of a surplus session. */
export async function beginSession(
  { client, now, arrivedAt }: SignInCall,
  login: Login,
  { account, member }: ActiveMembership,
  { tokenId, row: tokens }: TokenPair,
  change: Partial<Login>,
): Promise<RowWrite[]> {
  const row: SessionRow = {
    login: login.email,
    id: login.last_session + 1,
    account_id: account.id,
    user_id: member.id,
    ...memberOf(member),
    ...tokens,
    previous_hash: '',
    previous_ends_at: 0,
    spent_hash: '',
    spent_at: 0,
    created_at: now,
    ip: client.ip,
    user_agent: client.userAgent,
    minute: 0,
    used: 0,
  };
  const isFull = login.sessions.length >= maxSessions;
  const live = isFull ? await readLiveSessions(login.sessions, arrivedAt) : [];
  // Of those last used in one second, a lower id is older.
  const byUse = live.sort((a, b) => lastUseOf(b) - lastUseOf(a) || b.id - a.id);
  const remaining = byUse.slice(0, maxSessions - 1).map(({ id, token_id }) => ({ id, token_id }));
  return [
    loginChange(login, {
      ...change,
      sessions: [...(isFull ? remaining : login.sessions), { id: row.id, token_id: tokenId }],
      last_session: row.id,
      last_account_id: account.id,
    }),
    { kind: 'put', row: { ...rowKey.session(tokenId), ...row } },
    ...byUse.slice(maxSessions - 1).map(({ token_id }) => sessionRemoval(token_id)),
  ];
}
