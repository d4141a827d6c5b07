import { isDeepStrictEqual } from 'node:util';
import type { AuditedLoginChange } from '#shared/credentials/login.ts';
import type { EndedSession, SessionMove, SessionRow } from '#shared/credentials/sessions.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import { arrivalOf } from '#shared/records/history.ts';
import { contentOf } from '#shared/records/row.ts';
import type { RowChange } from '#shared/table/image.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { accountOfPartition, auditKey } from '#shared/table/key-parts.ts';
import { partition, type Row, rowKey, storedAs } from '#shared/table/rows.ts';
import { groupOf } from '#shared/table/sort-key.ts';
import { formatInstant } from '#shared/time.ts';
import type { AuditEntry } from './audit-fields.ts';

const operator = { id: 0, type: 'system', name: 'Operator' } as const;

interface AccountEntry {
  account: number;
  entry: AuditEntry;
  /** When its call arrived, as text that sorts by time; not every change has one. */
  arrival?: string;
}

/**
 * The rows of the audit that a change adds: few, or none. A repeated stream record has the same rows.
 * `now` is in milliseconds since 1970, for a change that does not say when it was.
 */
export function auditRows(change: RowChange, now: number): Row[] {
  const entity = String((change.after ?? change.before)?.entity);
  return (entriesOf[entity]?.(change, formatInstant(change.at ?? now)) ?? []).map(auditRow);
}

const entriesOf: Readonly<Record<string, (change: RowChange, time: string) => AccountEntry[]>> = {
  history: ({ after }) => (after ? ofHistory(after) : []),
  session: ofSession,
  'session-move': ({ after }) => (after ? ofMove(storedAs<SessionMove>(after)) : []),
  'session-end': ({ after }) => (after ? [ofEnd(storedAs<EndedSession>(after))] : []),
  'login-change': ({ after }) => (after ? ofLoginChange(storedAs<AuditedLoginChange>(after)) : []),
  account: ofAccount,
};

/** The entry of the record itself; entries on other records repeat it. */
function ofHistory(row: Row): AccountEntry[] {
  const account = accountOfPartition(row.pk);
  const entry = storedAs<HistoryEntry>(contentOf(row));
  const own = partition.activity(account, entry.resource, entry.resource_id);
  return row.pk === own ? [{ account, entry, arrival: arrivalOf(entry.id) }] : [];
}

/** The start or the end of a session. */
function ofSession({ before, after }: RowChange, time: string): AccountEntry[] {
  const row = after ?? before;
  if (!row || (before && after)) return [];
  const session = storedAs<SessionRow>(row);
  if (after) return [sessionEntry(session, 'create', session.created_at)];
  // An expired session that the store removed is no sign-out.
  const isExpired = formatInstant(session.expires_at * 1000) <= time;
  return isExpired ? [] : [sessionEntry(session, 'delete', time)];
}

/** A session that somebody else ended, with its member as a change. */
function ofEnd(session: EndedSession): AccountEntry {
  const { account, entry } = sessionEntry(session, 'delete', session.ended_at);
  const changes = [{ field: 'user_id', from: session.user_id, to: null }];
  return { account, entry: { ...entry, actor: session.ended_by, changes } };
}

/** A session that moves ends in one account, and starts in another. */
function ofMove(move: SessionMove): AccountEntry[] {
  const { id, left: leftMember, at } = move;
  return [sessionEntry({ ...leftMember, id }, 'delete', at), sessionEntry(move, 'create', at)];
}

function sessionEntry(
  { account_id, user_id, name, id }: Pick<SessionMove, 'account_id' | 'user_id' | 'name' | 'id'>,
  action: 'create' | 'delete',
  at: string,
): AccountEntry {
  return {
    account: account_id,
    entry: {
      // One may come and go several times.
      id: `session-${user_id}-${id}-${action === 'create' ? 'in' : 'out'}-${Date.parse(at)}`,
      at,
      actor: { id: user_id, type: 'user', name },
      action,
      resource: 'session',
      resource_id: id,
      changes: [],
      request_id: null,
    },
  };
}

/** One entry in each account of the login: a change of it is one of the member there. */
function ofLoginChange(row: AuditedLoginChange): AccountEntry[] {
  const { request_id, at, change, operator: by, members } = row;
  return members.map(({ account_id, user_id, name }) => ({
    account: account_id,
    entry: {
      id: `login-${user_id}-${request_id}`,
      at,
      actor: by ?? { id: user_id, type: 'user', name },
      action: 'update',
      resource: 'user',
      resource_id: user_id,
      changes: [change],
      request_id,
    },
  }));
}

const shownFields = ['name', 'plan', 'trial_ends_at', 'keep_location', 'writes', 'closed_at'];

/** Only operators change an account. */
function ofAccount({ before, after }: RowChange, at: string): AccountEntry[] {
  if (!after) return [];
  const changes = shownFields.flatMap((field) => {
    const [from, to] = [before?.[field] ?? null, after[field] ?? null];
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }];
  });
  if (changes.length === 0) return [];
  const id = Number(after.sk);
  const entry = {
    id: `account-${id}-${String(after.version)}`,
    at,
    actor: operator,
    action: before ? 'update' : 'create',
    resource: 'account',
    resource_id: id,
    version: Number(after.version),
    changes,
    request_id: null,
  } as const;
  return [{ account: id, entry }];
}

/** The row of an entry, indexed among all entries, and by resource and actor. */
function auditRow({ account, entry, arrival }: AccountEntry): Row {
  const { at, resource, resource_id, actor, id } = entry;
  // Entries of the same second sort by arrival, and those of one call by record.
  const time = arrival === undefined ? at : `${at}.${arrival}`;
  const key = auditKey(time, resource, resource_id, id);
  return {
    ...rowKey.audit(account, key),
    ...entry,
    ...inIndex(indexes.audit.time, key),
    ...inIndex(indexes.audit.resource, groupOf(resource, key)),
    ...inIndex(indexes.audit.actorType, groupOf(actor.type, key)),
    ...inIndex(indexes.audit.actor, groupOf(actor.type, actor.id, key)),
  };
}
