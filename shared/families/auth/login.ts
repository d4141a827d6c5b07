import type { SignInCall } from '#shared/auth/caller.ts';
import { hashOfNobody, hashPassword, isOutdated, isPassword } from '#shared/auth/password.ts';
import { sourceOf } from '#shared/auth/source.ts';
import { newToken } from '#shared/auth/token.ts';
import type { Answer } from '#shared/call.ts';
import { type Login, readLogin } from '#shared/credentials/login.ts';
import { useCode, wrongCode } from '#shared/credentials/second-factor.ts';
import { openAccountCheck } from '#shared/families/accounts/account.ts';
import {
  type ActiveMembership,
  memberSeen,
  readActiveMemberships,
} from '#shared/families/accounts/memberships.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import { foldEmail } from '#shared/text.ts';
import {
  type CountedAttempt,
  codeLimit,
  countAttempt,
  countSignIn,
  uncount,
  uncountAfterCommit,
  uncountLatest,
} from './attempts.ts';
import { beginSession } from './begin-session.ts';
import type { LoginBody, SignedIn } from './fields.ts';
import { answerSignedIn, assertSameOrigin, invalid, noMember } from './sign-in-answer.ts';
import { newPair } from './tokens.ts';

/** Has one membership, so that reading it takes as long as for a real login. */
const nobody = { memberships: [{ account_id: 0, user_id: 0 }] };

/** A login stores this many of its newest sources. */
const maxSources = 20;

/**
 * Signs a member in. An unknown address, a wrong password and a login without an active member get
 * the same error after the same work. A second factor is asked for once the password was right.
 */
export async function logIn(call: SignInCall, body: LoginBody): Promise<Answer<SignedIn>> {
  const isCookie = body.transport === 'cookie';
  if (isCookie) assertSameOrigin(call);
  const email = foldEmail(body.email);
  const attempt = await countSignIn(email, call);
  const check = passwordCheckOf(body.password);
  // An attempt to prove a second factor counts once, from when the password was right.
  let codeAttempt: readonly CountedAttempt[] = [];
  const countCode = async () => {
    if (codeAttempt.length > 0) return;
    codeAttempt = await countAttempt([codeLimit(email)], call.arrivedAt);
  };
  return retryOnConflict(async () => {
    const login = await readLogin(email);
    const isRight = await check(login);
    const memberships = await readActiveMemberships(login ?? nobody);
    if (!login || !isRight || memberships.length === 0) throw invalid('invalid_credentials');
    // The failures before it still count: whoever knows the password could go on guessing codes.
    if (login.second_factor?.on && body.code === null) await uncountLatest(attempt);
    const factor = await proveFactor(login, body.code, call.arrivedAt, countCode);
    const membership = choose(memberships, login, body.account_id);
    if (!membership) {
      await uncount([...attempt, ...codeAttempt]);
      throw noMember();
    }
    const pair = newPair(newToken().id, call.now, call.arrivedAt);
    const change = {
      ...(isOutdated(login.password_hash)
        ? { password_hash: await hashPassword(body.password) }
        : {}),
      ...factor,
      sources: sourcesWith(login, call),
    };
    const writes = [
      ...(await beginSession(call, login, membership, pair, change)),
      openAccountCheck(membership.account.id),
      memberSeen(membership, call.now),
    ];
    const answer = answerSignedIn(call, membership, pair, isCookie);
    await commit(callAs(call, membership), { writes }, answer);
    await uncountAfterCommit([...attempt, ...codeAttempt]);
    return answer;
  });
}

/** Checks a password, hashing it once however often the login changes. */
function passwordCheckOf(password: string): (login: Login | undefined) => Promise<boolean> {
  const checkedPasswords = new Map<string, Promise<boolean>>();
  return (login) => {
    const storedHash = login?.password_hash ?? hashOfNobody();
    const isRight = checkedPasswords.get(storedHash) ?? isPassword(password, storedHash);
    checkedPasswords.set(storedHash, isRight);
    return isRight;
  };
}

/**
 * The change of a login whose second factor a code proved: the code is used up with the write.
 * @throws ApiError `second_factor_required` without a code, `invalid_credentials` for a wrong one,
 *   `rate_limited` after too many
 */
async function proveFactor(
  { second_factor }: Login,
  code: string | null,
  now: number,
  countCode: () => Promise<void>,
): Promise<Partial<Pick<Login, 'second_factor'>>> {
  if (!second_factor?.on) return {};
  if (code === null) throw invalid('second_factor_required');
  await countCode();
  const usedFactor = useCode(second_factor, code, now);
  if (!usedFactor) throw invalid('invalid_credentials', wrongCode);
  return { second_factor: usedFactor };
}

/** The requested account; by default the last used one, or else the first. */
function choose(
  memberships: readonly ActiveMembership[],
  { last_account_id }: Login,
  accountId: number | null,
): ActiveMembership | undefined {
  const find = (id: number | null) => memberships.find(({ account }) => account.id === id);
  return accountId === null ? (find(last_account_id) ?? memberships[0]) : find(accountId);
}

function sourcesWith({ sources }: Login, { client, now }: SignInCall): Record<string, string> {
  const all = Object.entries({ ...sources, [sourceOf(client.ip)]: now });
  const newest = all.sort(([, a], [, b]) => (a < b ? 1 : -1)).slice(0, maxSources);
  return Object.fromEntries(newest);
}

function callAs({ requestId, now, arrivedAt }: SignInCall, { account, member }: ActiveMembership) {
  const actor = { id: member.id, type: 'user' as const, name: member.name };
  return { caller: { accountId: account.id, actor }, requestId, now, arrivedAt };
}
