import { createHash } from 'node:crypto';
import type { SessionCall } from '#shared/auth/caller.ts';
import { newLinkRequest } from '#shared/credentials/mailed-link.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import type { UserRecord } from '#shared/families/users/record.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';

/** As long as its mail may be tried again. */
const retentionDays = 8;

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
  const row = {
    ...rowKey.invitation(invitationId(account.id, id)),
    account_id: account.id,
    user_id: id,
    email,
    account_name: account.name,
    invited_by: caller.actor.name,
    request: newLinkRequest(),
    expires_at: Math.ceil(arrivedAt / 1000) + retentionDays * 24 * 60 * 60,
  };
  return { kind: 'put', row };
}
