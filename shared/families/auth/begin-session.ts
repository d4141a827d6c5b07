import type { SignInCall } from '#shared/auth/caller.ts';
import type { ListedSession, Login } from '#shared/credentials/login.ts';
import {
  lastUseOf,
  memberOf,
  readLiveSessions,
  type SessionRow,
  sessionRemoval,
} from '#shared/credentials/sessions.ts';
import type { ActiveMembership } from '#shared/families/accounts/memberships.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import type { TokenPair } from './tokens.ts';

/** Live sessions per login; a further one ends the least recently used. */
const mostSessions = 50;

/** The row of a new session, the login's other sessions that remain, and the end of those that do not. */
export async function beginSession(
  { client, now, arrivedAt }: SignInCall,
  login: Login,
  { account, member }: ActiveMembership,
  pair: TokenPair,
): Promise<{ row: SessionRow; sessions: ListedSession[]; removals: RowWrite[] }> {
  const row: SessionRow = {
    login: login.email,
    id: login.last_session + 1,
    account_id: account.id,
    user_id: member.id,
    ...memberOf(member),
    ...pair.row,
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
  if (login.sessions.length < mostSessions) return { row, sessions: login.sessions, removals: [] };
  const live = await readLiveSessions(login.sessions, arrivedAt);
  const byUse = live.sort((a, b) => lastUseOf(b) - lastUseOf(a));
  return {
    row,
    sessions: byUse.slice(0, mostSessions - 1).map(({ id, token_id }) => ({ id, token_id })),
    removals: byUse.slice(mostSessions - 1).map(({ token_id }) => sessionRemoval(token_id)),
  };
}
