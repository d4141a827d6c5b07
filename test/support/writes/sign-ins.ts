import { isPassword } from '#shared/auth/password.ts';
import { hashSecret, idOfAddress, newSecret, parseToken, tokenText } from '#shared/auth/token.ts';
import { type Login, readLogin } from '#shared/credentials/login.ts';
import { findSession, readLiveSessions } from '#shared/credentials/sessions.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount, password } from '../account.ts';
import { newInvitation } from '../members.ts';
import { signIn } from '../sign-in.ts';
import { totpCode, turnFactorOn } from '../totp.ts';

/** The password that samples set. */
export const nextPassword = 'seven wooden lanterns';

/** A call that signs somebody in or out, or checks their password, with what it is expected to do. */
export interface SignIn {
  token?: string;
  body: object;
  /** Describes the present state in words that are the same for each run of the call. */
  readState: () => Promise<string>;
  /** The status of a repeat after the call succeeded; the usual one by default. */
  statusOfRepeat?: number;
  /** The state after the call ran twice, because its first answer was lost. The same as after one by default. */
  stateAfterTwoRuns?: string;
}

/** Calls of every endpoint by which members sign in, out, or change their password. */
export const signIns: Readonly<Record<string, () => Promise<SignIn>>> = {
  'auth.login': async () => {
    const { ownerEmail: email } = await newAccount();
    return {
      body: { email, password },
      readState: async () => sessionsOf(email),
      stateAfterTwoRuns: '2 sessions',
    };
  },
  'auth.login with a second factor': async () => {
    const { ownerEmail: email } = await newAccount();
    const { recoveryCodes } = await turnFactorOn((await signIn(email)).api);
    return {
      body: { email, password, code: recoveryCodes[0] },
      readState: async () => `${await sessionsOf(email)}, ${await factorOf(email)}`,
      statusOfRepeat: 401,
    };
  },
  'session.startTotp': async () => {
    const { ownerEmail } = await newAccount();
    const { accessToken: token } = await signIn(ownerEmail);
    return { token, body: {}, readState: () => factorOf(ownerEmail) };
  },
  'session.confirmTotp': async () => {
    const { ownerEmail } = await newAccount();
    const { api, accessToken: token } = await signIn(ownerEmail);
    const { secret } = (await api.post('/v1/session/totp')).body.data;
    return {
      token,
      body: { code: totpCode(secret) },
      readState: () => factorOf(ownerEmail),
      statusOfRepeat: 422,
    };
  },
  'session.removeTotp': async () => {
    const { ownerEmail } = await newAccount();
    const { api, accessToken: token } = await signIn(ownerEmail);
    const { recoveryCodes } = await turnFactorOn(api);
    return {
      token,
      body: { code: recoveryCodes[0] },
      readState: () => factorOf(ownerEmail),
      statusOfRepeat: 404,
    };
  },
  'auth.refresh': async () => {
    const { ownerEmail } = await newAccount();
    const { refreshToken: refresh_token } = await signIn(ownerEmail);
    return { body: { refresh_token }, readState: async () => pairOf(refresh_token) };
  },
  'auth.refresh into another account': async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    await second.newUser({ role: 'viewer' }, 'Guest', first.ownerEmail);
    const { refreshToken: refresh_token } = await signIn(first.ownerEmail);
    return {
      body: { refresh_token, account_id: second.accountId },
      readState: async () => {
        const row = await findSession(idOf(refresh_token));
        return `${await pairOf(refresh_token)}, in the ${row?.account_id === second.accountId ? 'second' : 'first'}`;
      },
    };
  },
  'auth.logout': async () => {
    const { ownerEmail } = await newAccount();
    const { refreshToken: refresh_token } = await signIn(ownerEmail);
    return {
      body: { refresh_token },
      readState: () => sessionsOf(ownerEmail),
      statusOfRepeat: 401,
    };
  },
  'auth.logout of all': async () => {
    const { ownerEmail } = await newAccount();
    await signIn(ownerEmail);
    const { accessToken: token } = await signIn(ownerEmail);
    await signIn(ownerEmail);
    return {
      token,
      body: { all: true },
      readState: () => sessionsOf(ownerEmail),
      statusOfRepeat: 401,
    };
  },
  'auth.changePassword': async () => {
    const { ownerEmail } = await newAccount();
    await signIn(ownerEmail);
    const { accessToken: token } = await signIn(ownerEmail);
    const body = { current_password: password, new_password: nextPassword };
    return { token, body, readState: () => passwordOf(ownerEmail), statusOfRepeat: 422 };
  },
  'auth.requestReset': async () => {
    const { ownerEmail: email } = await newAccount();
    const readState = async () => `${(await resetOf(email)) ? 'a' : 'no'} link`;
    return { body: { email }, readState };
  },
  'auth.confirmReset': async () => {
    const { ownerEmail } = await newAccount();
    await signIn(ownerEmail);
    const token = await newResetLink(ownerEmail);
    const body = { token, new_password: nextPassword };
    return { body, readState: () => passwordOf(ownerEmail), statusOfRepeat: 422 };
  },
  'members.accept': async () => {
    const { accountId, email, token } = await newInvitation();
    const readState = async () => {
      const login = await readLogin(email);
      const joined = login?.memberships.filter((one) => one.account_id === accountId) ?? [];
      return `a member of ${joined.length} accounts`;
    };
    return { body: { token, new_password: nextPassword }, readState, statusOfRepeat: 422 };
  },
};

/** The newest password reset of an email address. */
export function resetOf(email: string) {
  return findRow(rowKey.reset(idOfAddress(email)), { consistent: true });
}

/** Creates a link for a password reset without sending it. Returns its token. */
export async function newResetLink(email: string, now = Date.now()): Promise<string> {
  const token = { id: idOfAddress(email), secret: newSecret() };
  const link = { hash: hashSecret(token.secret), request: 'opened', ends_at: now + 30 * 60_000 };
  await putRows([{ ...rowKey.reset(token.id), entity: 'opened', email, ...link }]);
  return tokenText('reset', token);
}

export async function loginOf(email: string): Promise<Login> {
  const login = await readLogin(email);
  if (!login) throw new Error(`Nobody signs in as ${email}.`);
  return login;
}

async function sessionsOf(email: string): Promise<string> {
  const { sessions } = await loginOf(email);
  return `${(await readLiveSessions(sessions, Date.now())).length} sessions`;
}

async function factorOf(email: string): Promise<string> {
  const { second_factor: factor } = await loginOf(email);
  if (!factor) return 'no second factor';
  return `${factor.on ? 'on' : 'unconfirmed'}, ${factor.recovery_hashes.length} recovery codes`;
}

async function passwordOf(email: string): Promise<string> {
  const { password_hash } = await loginOf(email);
  const isOld = await isPassword(password, password_hash);
  const isNew = await isPassword(nextPassword, password_hash);
  return `the old one ${isOld}, the new one ${isNew}, ${await sessionsOf(email)}`;
}

async function pairOf(refreshToken: string): Promise<string> {
  const token = parseToken('refresh', refreshToken);
  const row = await findSession(idOf(refreshToken));
  if (!row || !token) return 'no session';
  return row.refresh_hash === hashSecret(token.secret) ? 'the first pair' : 'another pair';
}

const idOf = (refreshToken: string) => parseToken('refresh', refreshToken)?.id ?? '';
