import type { Actor } from '#shared/actor.ts';
import type { Call } from '#shared/call.ts';
import type { AuditedLoginChange, Login } from '#shared/credentials/login.ts';
import type { ActiveMembership } from '#shared/families/accounts/memberships.ts';
import type { FieldChange } from '#shared/fields/history.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';

/** How long a row is kept that only the stream reads, which shows it within a day (AWS). */
export const streamedRowSeconds = 2 * 24 * 60 * 60;

/** The audit entry for a new password, without the password. */
export const newPassword: FieldChange = { field: 'password', from: null, to: null };

/** The audit entry for a second factor that is turned on or off. */
export const secondFactorTurned = (on: boolean): FieldChange => ({
  field: 'second_factor',
  from: !on,
  to: on,
});

/**
 * The row from which a change to how a login signs in gets into the audits of its accounts. The member made
 * the change unless an operator did.
 */
export function auditedChange(
  { requestId, now }: Pick<Call, 'requestId' | 'now'>,
  { email }: Pick<Login, 'email'>,
  memberships: readonly ActiveMembership[],
  change: FieldChange,
  operator?: Actor,
): RowWrite {
  const row: AuditedLoginChange = {
    request_id: requestId,
    at: now,
    change,
    operator: operator ?? null,
    members: memberships.map(({ account, member }) => ({
      account_id: account.id,
      user_id: member.id,
      name: member.name,
    })),
    expires_at: Date.parse(now) / 1000 + streamedRowSeconds,
  };
  return { kind: 'put', row: { ...rowKey.loginChange(email, requestId), ...row } };
}
