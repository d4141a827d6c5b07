import type { SignInCall } from '#shared/auth/caller.ts';
import { parseToken } from '#shared/auth/token.ts';
import type { Answer } from '#shared/call.ts';
import { findLink, useLink } from '#shared/credentials/mailed-link.ts';
import { type ApiError, invalidField } from '#shared/errors.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { countAttempt, sourceLimit, uncount } from '#shared/families/auth/attempts.ts';
import { joinLogin } from '#shared/families/operators/join-login.ts';
import { memberAndKeys } from '#shared/families/operators/members.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import { readLinked } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import type { InvitationAccept, Joined } from './fields.ts';

/** Makes an invited member active, who signs in with the password of the address, or with a first one. */
export async function acceptInvitation(
  originalCall: SignInCall,
  { token: text, new_password }: InvitationAccept,
): Promise<Answer<Joined>> {
  const { requestId, now, arrivedAt } = originalCall;
  const attempt = await countAttempt([sourceLimit(originalCall)], arrivedAt);
  const token = parseToken('invitation', text);
  return retryOnConflict(async () => {
    const invitation = token && (await findLink('invitation', token, arrivedAt));
    if (!token || !invitation) throw unusable();
    const [accountId, userId] = [Number(invitation.account_id), Number(invitation.user_id)];
    const actor = { id: userId, type: 'user' as const, name: String(invitation.email) };
    const call = { caller: { accountId, actor }, requestId, now, arrivedAt };
    const [account, [before]] = await Promise.all([
      getAccount(call),
      readLinked(call, user, [userId]),
    ]);
    if (account.closed_at !== null || !before?.invited) throw unusable();
    await uncount(attempt);
    const membership = { account_id: accountId, user_id: userId, account_name: account.name };
    const login = await joinLogin(
      { address: before.email, password: new_password, ...membership },
      'new_password',
    );
    const own = { ...call, caller: { accountId, actor: { ...actor, name: before.name } } };
    const after = nextVersion<UserRecord>(own, before, { active: true, invited: false });
    const writes = joinWrites(await memberAndKeys(own, account, before, after), {
      writes: [login, useLink('invitation', token)],
    });
    const data = { email: before.email, account: { id: account.id, name: account.name } };
    return commit(own, writes, { data });
  });
}

function unusable(): ApiError {
  const message = 'The link has been used or has expired. Ask for a new invitation.';
  return invalidField('token', 'invalid_value', message);
}
