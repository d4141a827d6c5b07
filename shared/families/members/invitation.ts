import { createHash, timingSafeEqual } from 'node:crypto';
import type { SessionCall } from '#shared/auth/caller.ts';
import { hashSecret, newSecret, type Token, tokenText } from '#shared/auth/token.ts';
import { consoleUrl } from '#shared/config.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import type { UserRecord } from '#shared/families/users/record.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';

const goodDays = 7;
const day = 24 * 60 * 60 * 1000;

/** An invitation: who may join which account, and when it was asked for. */
interface Invitation {
  account_id: number;
  user_id: number;
  email: string;
  /** Milliseconds since 1970. */
  requested_at: number;
  ends_at: number;
  /** Of the secret in the link; absent until it is mailed. */
  hash?: string;
}

/** A member has one invitation; a later one takes its place. */
export function invitationId(accountId: number, userId: number): string {
  return createHash('sha256').update(`${accountId}#${userId}`).digest('hex').slice(0, 32);
}

/** The row of a new invitation. What follows the write makes the link, and mails it. */
export function invitationRow(
  { arrivedAt, caller }: SessionCall,
  account: AccountRecord,
  { id, email }: UserRecord,
): RowWrite {
  const endsAt = arrivedAt + goodDays * day;
  const row = {
    ...rowKey.invitation(invitationId(account.id, id)),
    account_id: account.id,
    user_id: id,
    email,
    account_name: account.name,
    invited_by: caller.actor.name,
    requested_at: arrivedAt,
    ends_at: endsAt,
    expires_at: Math.ceil(endsAt / 1000),
  };
  return { kind: 'put', row };
}

/** Makes the link of an invitation. Undefined where it was renewed, accepted, or mailed. */
export async function openInvitation(row: Row): Promise<{ url: string; days: number } | undefined> {
  const { account_id, user_id, requested_at } = row as Row & Invitation;
  const id = invitationId(account_id, user_id);
  const secret = newSecret();
  try {
    await updateRow({
      kind: 'update',
      key: rowKey.invitation(id),
      set: { hash: hashSecret(secret) },
      condition: { expression: '#requested_at = :requested_at', values: { requested_at } },
    });
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
  // The fragment after # is not sent to servers, so it reaches no log.
  const url = `${consoleUrl()}/#/invitation?token=${tokenText('invitation', { id, secret })}`;
  return { url, days: goodDays };
}

/** The invitation of a link that is good; undefined otherwise. */
export async function findInvitation(
  { id, secret }: Token,
  now: number,
): Promise<Invitation | undefined> {
  const row = await findRow(rowKey.invitation(id), { consistent: true });
  if (typeof row?.hash !== 'string' || Number(row.ends_at) <= now) return undefined;
  const isSecret = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(row.hash));
  return isSecret ? (row as Row & Invitation) : undefined;
}

/** The write that uses an invitation up, if it is still the one of this link. */
export function useInvitation({ id, secret }: Token): RowWrite {
  const condition = { expression: '#hash = :hash', values: { hash: hashSecret(secret) } };
  return { kind: 'delete', key: rowKey.invitation(id), condition };
}
