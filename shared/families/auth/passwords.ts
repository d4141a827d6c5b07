import type { Actor } from '#shared/actor.ts';
import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import { hashPassword, isPassword } from '#shared/auth/password.ts';
import { passwordProblems } from '#shared/auth/strength.ts';
import { idOfAddress, parseToken, type Token } from '#shared/auth/token.ts';
import type { Answer, Call } from '#shared/call.ts';
import { type Login, loginChange, readLogin } from '#shared/credentials/login.ts';
import {
  findLink,
  mailRequestSeconds,
  newLinkRequest,
  useLink,
} from '#shared/credentials/mailed-link.ts';
import { readLiveSessions, sessionEnd, sessionRemoval } from '#shared/credentials/sessions.ts';
import {
  ApiError,
  assertNoProblems,
  type FieldProblem,
  type FieldProblems,
  mergeFields,
} from '#shared/errors.ts';
import {
  type ActiveMembership,
  readActiveMemberships,
} from '#shared/families/accounts/memberships.ts';
import { commit, commitRows, retryOnConflict } from '#shared/records/commit.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { foldEmail } from '#shared/text.ts';
import { countAttempt, countSignIn, resetLimits, sourceLimit, uncount } from './attempts.ts';
import { auditedChange, newPassword } from './audited-change.ts';
import type { ConfirmResetBody, PasswordBody, ResetBody } from './fields.ts';
import { getLogin } from './sign-in-answer.ts';

const wrong: FieldProblems = {
  current_password: [{ code: 'invalid_value', message: 'The current password is incorrect.' }],
};

const usedLink: FieldProblems = {
  token: [
    {
      code: 'invalid_value',
      message: 'The link has been used or has expired. Request a new one.',
    },
  ],
};

/** Changes the caller's password, and ends all other sessions of the login. */
export async function changePassword(
  call: SignInCall & SessionCall,
  { current_password, new_password }: PasswordBody,
): Promise<Answer<{ ended: number }>> {
  const { login: email, session } = call.caller;
  const attempt = await countSignIn(email, call);
  return retryOnConflict(async () => {
    const login = await getLogin(email);
    const isRight = await isPassword(current_password, login.password_hash);
    if (isRight) await uncount(attempt);
    const owner = { login, memberships: await readActiveMemberships(login) };
    const problems = problemsOfNewPassword(owner, new_password);
    assertNoProblems(isRight ? {} : wrong, { new_password: problems });
    const options = { currentToken: session.tokenId };
    const { writes, ended } = await passwordWrites(call, owner, new_password, options);
    return commit(call, { writes }, { data: { ended } });
  });
}

/**
 * Requests a link by mail, and invalidates an earlier one. Whether the address is known only
 * affects the background work: the response and the work for it are the same.
 */
export async function requestReset(
  call: SignInCall,
  body: ResetBody,
): Promise<Answer<Record<string, never>>> {
  const email = foldEmail(body.email);
  if (await isWithinLimits(email, call)) {
    const isKnown = (await readLogin(email)) !== undefined;
    await updateRow({
      kind: 'update',
      key: rowKey.reset(idOfAddress(email)),
      set: {
        entity: 'reset',
        email,
        is_known: isKnown,
        request: newLinkRequest(),
        expires_at: Math.ceil(call.arrivedAt / 1000) + mailRequestSeconds,
      },
      remove: ['hash'],
    });
  }
  return { data: {} };
}

async function isWithinLimits(email: string, call: SignInCall): Promise<boolean> {
  try {
    await countAttempt(resetLimits(email, call), call.arrivedAt);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** Sets a new password by the token of a mailed link, and ends all sessions of the login. */
export async function confirmReset(
  call: SignInCall,
  { token: text, new_password }: ConfirmResetBody,
): Promise<Answer<{ ended: number }>> {
  const attempt = await countAttempt([sourceLimit(call)], call.arrivedAt);
  const token = parseToken('reset', text);
  return retryOnConflict(async () => {
    const login = token && (await loginOf(token, call.arrivedAt));
    if (!token || !login) {
      throw new ApiError('validation_failed', {
        fields: mergeFields(usedLink, { new_password: passwordProblems(new_password, []) }),
      });
    }
    await uncount(attempt);
    const owner = { login, memberships: await readActiveMemberships(login) };
    assertNoProblems({ new_password: problemsOfNewPassword(owner, new_password) });
    const { writes, ended } = await passwordWrites(call, owner, new_password, { link: token });
    await commitRows(writes);
    return { data: { ended } };
  });
}

/** The login that a token may reset; undefined for an invalid or expired token. */
async function loginOf(token: Token, now: number): Promise<Login | undefined> {
  const row = await findLink('reset', token, now);
  return row && readLogin(String(row.email));
}

/** A login with the accounts that it may act in now. */
interface PasswordOwner {
  login: Login;
  memberships: readonly ActiveMembership[];
}

/** Problems of a new password for a login, which must not derive from known words. */
export function problemsOfNewPassword(
  { login, memberships }: PasswordOwner,
  password: string,
): FieldProblem[] {
  return passwordProblems(password, [
    login.email,
    ...memberships.map(({ account }) => account.name),
  ]);
}

/**
 * Sets the password of a login, ends its sessions except the one of `currentToken`, and invalidates
 * its mailed link. If a link allows the change, it must still be valid. The audit has it as the member's
 * change unless an operator made it.
 */
export async function passwordWrites(
  call: Pick<Call, 'requestId' | 'now' | 'arrivedAt'>,
  { login, memberships }: PasswordOwner,
  password: string,
  { currentToken, link, operator }: { currentToken?: string; link?: Token; operator?: Actor },
): Promise<{ writes: RowWrite[]; ended: number }> {
  const live = await readLiveSessions(login.sessions, call.arrivedAt);
  const others = live.filter(({ token_id }) => token_id !== currentToken);
  const sessions = login.sessions.filter(({ token_id }) => token_id === currentToken);
  const change = { password_hash: await hashPassword(password), sessions };
  const anyLink: RowWrite = { kind: 'delete', key: rowKey.reset(idOfAddress(login.email)) };
  const ofLink = link ? useLink('reset', link) : anyLink;
  const ends = others.map(({ token_id }) =>
    operator ? sessionEnd(token_id, operator, call.now) : sessionRemoval(token_id),
  );
  const auditRow = auditedChange(call, login, memberships, newPassword, operator);
  const writes = [loginChange(login, change), ofLink, auditRow, ...ends];
  return { writes, ended: others.length };
}
