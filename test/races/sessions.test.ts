import { expect, test } from 'vitest';
import { retryOnConflict } from '#shared/records/commit.ts';
import { newAccount, password } from '../support/account.ts';
import { callsFromAnywhere } from '../support/anywhere.ts';
import type { Answer } from '../support/exchange.ts';
import { client } from '../support/http.ts';
import { untilMinuteHas } from '../support/minute.ts';
import { auth, newIp, signIn } from '../support/sign-in.ts';
import { totpCode, turnFactorOn } from '../support/totp.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** `RACE_ROUNDS=100 npm run test:races -- sessions` tries it longer. */
const rounds = times(Number(process.env.RACE_ROUNDS ?? 6), Number);

const count = (answers: Answer[], status: number) =>
  answers.filter((one) => one.status === status).length;

/** Whether the access token of an answer, if it has one, passes. */
async function isIn({ status, body }: Answer): Promise<boolean> {
  if (status !== 201) return false;
  return (await client(body.data.access_token).get('/v1/whoami')).status === 200;
}

test('of 700 calls of one session in one minute exactly 600 pass', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  await untilMinuteHas(45);
  const answers = await Promise.all(times(700, () => api.get('/v1/whoami')));
  expect([count(answers, 200), count(answers, 429)]).toEqual([600, 100]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.error.code).toBe('rate_limited');
  expect(refused?.headers).toMatchObject({
    'x-ratelimit-limit': '600',
    'x-ratelimit-remaining': '0',
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('no session of a member is left that was deactivated while signing in', async () => {
  const { newUser, setUser } = await newAccount();
  for (const _round of rounds) {
    const { id, email } = await newUser({ role: 'member' });
    const [login, again] = await Promise.all([
      auth('login', { email, password }),
      auth('login', { email, password }),
      retryOnConflict(() => setUser(id, { active: false })),
    ]);
    expect([201, 401]).toContain(login.status);
    expect([await isIn(login), await isIn(again)]).toEqual([false, false]);
  }
});

test('a session that moves while the permissions change has those of afterwards, and is not lost', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  const guest = await second.newUser({ role: 'viewer' }, 'Guest', first.ownerEmail);
  for (const _round of rounds) {
    await retryOnConflict(() => second.setUser(guest.id, { role: 'member' }));
    const { refreshToken: refresh_token } = await signIn(first.ownerEmail, {
      account_id: first.accountId,
    });
    const [moved] = await Promise.all([
      auth('refresh', { refresh_token, account_id: second.accountId }),
      retryOnConflict(() => second.setUser(guest.id, { permissions: [] })),
    ]);
    expect(moved.status).toBe(201);
    const { status } = await client(moved.body.data.access_token).get('/v1/items');
    expect(status).toBe(403);
  }
});

test('no session that the old password began is left by a change of the password', async () => {
  const { ownerEmail: email } = await newAccount();
  const passwords = [password, 'seven wooden lanterns'];
  for (const round of rounds) {
    const [old, next] = round % 2 === 0 ? passwords : passwords.toReversed();
    const { api, refreshToken } = await signIn(email, { password: old });
    const [changed, ...others] = await Promise.all([
      api.post('/v1/auth/password', { current_password: old, new_password: next }),
      auth('login', { email, password: old }),
      auth('login', { email, password: old }),
    ]);
    expect(changed.status).toBe(201);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect((await api.get('/v1/session')).body.data).toHaveLength(1);
    await auth('logout', { refresh_token: refreshToken });
  }
});

test('a session that is refreshed and ended at once is over', async () => {
  const { ownerEmail } = await newAccount();
  for (const round of rounds) {
    const { refreshToken: refresh_token, api } = await signIn(ownerEmail);
    const [refreshed] = await Promise.all([
      auth('refresh', { refresh_token }),
      round % 2 === 0
        ? api.post('/v1/auth/logout', {})
        : api.post('/v1/auth/logout', { all: true }),
    ]);
    expect(await isIn(refreshed)).toBe(false);
    expect((await api.get('/v1/items')).status).toBe(401);
    const next = refreshed.body.data?.refresh_token ?? refresh_token;
    expect((await auth('refresh', { refresh_token: next })).status).toBe(401);
  }
});

test('a sign-in beside a sign-out of all is over, or begins after it', async () => {
  const { ownerEmail: email } = await newAccount();
  for (const _round of rounds) {
    const { api } = await signIn(email);
    const [login, out] = await Promise.all([
      auth('login', { email, password }),
      api.post('/v1/auth/logout', { all: true }),
    ]);
    expect([login.status, out.status]).toEqual([201, 201]);
    const isLeft = await isIn(login);
    expect(out.body.data.ended).toBe(isLeft ? 1 : 2);
    if (isLeft) await auth('logout', { refresh_token: login.body.data.refresh_token });
  }
});

test('of sixty sign-ins at once, at most fifty sessions are left', async () => {
  const { ownerEmail: email } = await newAccount();
  const call = callsFromAnywhere();
  const login = (ip: string) => call('auth.login', { body: { email, password }, ip });
  const sources = times(10, newIp);
  // Sources that the address knows are not bounded together.
  for (const ip of sources) expect((await login(ip)).status).toBe(201);
  for (const _nth of times(30, Number)) await signIn(email);
  const answers = await Promise.all(times(60, (index) => login(sources[index % 10] ?? '')));
  const codes = new Set(answers.map(({ status, body }) => body.error?.code ?? status));
  // Those that always come second give up; a store that is slow may have done what it did not answer.
  expect([201, 'conflict', 'unavailable']).toEqual(expect.arrayContaining([...codes]));
  const { api } = await signIn(email);
  const { total } = (await api.get('/v1/session')).body.meta.pagination;
  expect(total).toBeLessThanOrEqual(50);
  expect(total).toBeGreaterThanOrEqual(Math.min(50, 41 + count(answers, 201)));
});

test('one code of a second factor by many sign-ins at once begins one session', async () => {
  for (const _round of times(4, Number)) {
    const { ownerEmail: email } = await newAccount();
    const { api } = await signIn(email);
    const { secret, recoveryCodes } = await turnFactorOn(api);
    for (const code of [totpCode(secret, 1), recoveryCodes[0]]) {
      const answers = await Promise.all(times(4, () => auth('login', { email, password, code })));
      expect([count(answers, 201), count(answers, 401)]).toEqual([1, 3]);
    }
    expect((await api.get('/v1/session')).body.data).toHaveLength(3);
  }
});

test('of two confirmations of a second factor at once, one shows recovery codes, and they hold', async () => {
  for (const _round of times(4, Number)) {
    const { ownerEmail: email } = await newAccount();
    const { api } = await signIn(email);
    const { secret } = (await api.post('/v1/session/totp')).body.data;
    const confirm = () => api.post('/v1/session/totp/confirm', { code: totpCode(secret) });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect([count(answers, 201), count(answers, 422)]).toEqual([1, 2]);
    const [code] = answers.find(({ status }) => status === 201)?.body.data.recovery_codes ?? [];
    expect((await auth('login', { email, password, code })).status).toBe(201);
  }
});
