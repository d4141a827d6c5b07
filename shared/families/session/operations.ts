import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { type Login, readLogin } from '#shared/credentials/login.ts';
import {
  endSession,
  lastUseOf,
  readLiveSessions,
  type SessionRow,
} from '#shared/credentials/sessions.ts';
import { ApiError } from '#shared/errors.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { showUser } from '#shared/families/users/user-view.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { answerKeyedList } from '#shared/records/lists/whole-list.ts';
import { getRecord } from '#shared/records/read.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { descendingKey } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { formatInstant } from '#shared/time.ts';
import type { Profile, Session } from './fields.ts';

/** The sessions of the caller's login, the most recently used first. */
export async function listSessions({ caller, arrivedAt }: SessionCall, query: PageQuery) {
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
  sessions.sort((a, b) => compareText(sortKeyOf(a), sortKeyOf(b)));
  return answerKeyedList('sessions', query, sessions, sortKeyOf);
}

/** A key that sorts the sessions that were used last first. */
function sortKeyOf({ last_used_at, id }: Session): string {
  return descendingKey(Date.parse(last_used_at) / 1000) + descendingKey(id);
}

async function readAccountNames(sessions: readonly SessionRow[]): Promise<Map<number, string>> {
  const keys = sessions.map(({ account_id }) => rowKey.account(account_id));
  const rows = await findRows(keys, { attributes: ['id', 'name'] });
  return new Map(rows.map((row) => [Number(row.id), String(row.name)]));
}

/** Ends a session of the caller's login, the present one included. */
export async function endOwnSession({ caller, arrivedAt }: SessionCall, id: number) {
  const login = await readLogin(caller.login);
  const ownSession = (login?.sessions ?? []).filter((one) => one.id === id);
  const [live] = await readLiveSessions(ownSession, arrivedAt);
  if (!live) throw new ApiError('not_found');
  await endSession(live.token_id);
  return { data: undefined };
}

/** The caller's profile in the account that the session acts in. */
export async function getProfile(call: SessionCall): Promise<Answer<Profile>> {
  const [record, login] = await Promise.all([
    getRecord(call, user, call.caller.userId),
    readLogin(call.caller.login),
  ]);
  return { data: showProfile(record, login) };
}

function showProfile(record: UserRecord, login: Login | undefined): Profile {
  const { version: _, ...shownUser } = showUser(record);
  const factor = login?.second_factor;
  return {
    ...shownUser,
    preferences: record.preferences,
    second_factor: factor?.on ?? false,
    recovery_codes_left: factor?.recovery_hashes.length ?? 0,
  };
}
