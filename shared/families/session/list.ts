import type { SessionCall } from '#shared/auth/caller.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { lastUseOf, readLiveSessions, type SessionRow } from '#shared/credentials/sessions.ts';
import type { WholeListQuery } from '#shared/fields/query.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import type { Session } from './fields.ts';

/** The sessions of the caller's login, the most recently used first. */
export async function listSessions({ caller, arrivedAt }: SessionCall, query: WholeListQuery) {
  const login = await readLogin(caller.login);
  const live = await readLiveSessions(login?.sessions ?? [], arrivedAt);
  const names = await readAccountNames(live);
  const sessions = live.map((row): Session => {
    const { id, account_id, created_at, ip, user_agent, refresh_ends_at } = row;
    return {
      id,
      current: row.token_id === caller.session.tokenId,
      account: { id: account_id, name: names.get(account_id) ?? '' },
      created_at,
      last_used_at: formatInstant(lastUseOf(row)),
      expires_at: formatInstant(refresh_ends_at),
      ip,
      user_agent,
    };
  });
  sessions.sort((a, b) => (a.last_used_at === b.last_used_at ? b.id - a.id : newer(a, b)));
  return answerWholeList('sessions', query, sessions);
}

const newer = (a: Session, b: Session) => (a.last_used_at < b.last_used_at ? 1 : -1);

async function readAccountNames(sessions: readonly SessionRow[]): Promise<Map<number, string>> {
  const keys = sessions.map(({ account_id }) => rowKey.account(account_id));
  const rows = await findRows(keys, { attributes: ['id', 'name'] });
  return new Map(rows.map((row) => [Number(row.id), String(row.name)]));
}
