import { expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { auth, signIn } from '../../support/sign-in.ts';
import { earlierCode, totpCode, turnFactorOn } from '../../support/totp.ts';
import { newResetLink } from '../../support/writes/sign-ins.ts';

const totp = '/v1/session/totp';
const nextPassword = 'seven wooden lanterns';

/** A signed-in member, with a function to sign in with the password and other fields. */
async function newMember() {
  const account = await newAccount();
  const email = account.ownerEmail;
  const { api } = await signIn(email);
  const login = (fields: object = {}) => auth('login', { email, password, ...fields });
  return { ...account, email, api, login };
}

const codeOf = ({ status, body }: Awaited<ReturnType<typeof auth>>) => [status, body.error?.code];
const profileOf = async ({ api }: Awaited<ReturnType<typeof newMember>>) => {
  const { second_factor, recovery_codes_left } = (await api.get('/v1/session/user')).body.data;
  return { second_factor, recovery_codes_left };
};

test('starting returns a secret and its URL, and has no effect until a code confirms it', async () => {
  const member = await newMember();
  const { status, body } = await member.api.post(totp);
  expect(status).toBe(201);
  expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(body.data.otpauth_url);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(url.pathname)).toBe(`/Equipment:${member.email}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Equipment',
    secret: body.data.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(await profileOf(member)).toEqual({ second_factor: false, recovery_codes_left: 0 });
  expect((await member.login()).status).toBe(201);
});

test('a new secret replaces an unconfirmed one', async () => {
  const { api } = await newMember();
  const first = (await api.post(totp)).body.data.secret;
  const second = (await api.post(totp)).body.data.secret;
  expect((await api.post(`${totp}/confirm`, { code: totpCode(first) })).status).toBe(422);
  expect((await api.post(`${totp}/confirm`, { code: totpCode(second) })).status).toBe(201);
});

test('a code may be typed in two groups, as apps show it', async () => {
  const { api } = await newMember();
  const { secret } = (await api.post(totp)).body.data;
  const code = totpCode(secret);
  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await api.post(`${totp}/confirm`, { code: grouped })).status).toBe(201);
});

test('confirming returns ten recovery codes, and from then on a sign-in requires a code', async () => {
  const member = await newMember();
  const { secret } = (await member.api.post(totp)).body.data;
  const confirmed = await member.api.post(`${totp}/confirm`, { code: await earlierCode(secret) });
  expect(confirmed.status).toBe(201);
  const { recovery_codes: codes } = confirmed.body.data;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await profileOf(member)).toEqual({ second_factor: true, recovery_codes_left: 10 });
  const refused = await member.login();
  expect(codeOf(refused)).toEqual([401, 'second_factor_required']);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect(codeOf(await member.login({ password: 'wrong' }))).toEqual([401, 'invalid_credentials']);
  const code = totpCode(secret);
  expect((await member.login({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(201);
});

test('each code is valid once, and no code older than the last one', async () => {
  const { api, login } = await newMember();
  const { secret, recoveryCodes } = await turnFactorOn(api);
  expect((await login({ code: totpCode(secret, 1) })).status).toBe(201);
  for (const steps of [1, 0, -1]) {
    const again = await login({ code: totpCode(secret, steps) });
    expect(codeOf(again)).toEqual([401, 'invalid_credentials']);
    expect(again.body.error.message).toBe('The code is incorrect, or it was used before.');
  }
  const code = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ');
  expect((await login({ code })).status).toBe(201);
  expect(codeOf(await login({ code }))).toEqual([401, 'invalid_credentials']);
  const { body } = await api.get('/v1/session/user');
  expect(body.data.recovery_codes_left).toBe(9);
});

test('a code may have digits of another script, but no letters', async () => {
  const { api, login } = await newMember();
  const { secret } = await turnFactorOn(api);
  expect(codeOf(await login({ code: 'éééééé' }))).toEqual([401, 'invalid_credentials']);
  const fullWidth = [...totpCode(secret, 1)].map((digit) =>
    String.fromCodePoint(0xff10 + Number(digit)),
  );
  expect((await login({ code: fullWidth.join('') })).status).toBe(201);
});

test('a code more than one time step away is refused', async () => {
  const { api, login } = await newMember();
  const { secret } = await turnFactorOn(api);
  expect((await login({ code: totpCode(secret, 3) })).status).toBe(401);
  expect((await login({ code: totpCode(secret, -3) })).status).toBe(401);
});

test('a code or a recovery code turns the second factor off', async () => {
  const member = await newMember();
  for (const which of ['code', 'recovery code'] as const) {
    const { secret, recoveryCodes } = await turnFactorOn(member.api);
    const remove = (code: unknown) => member.api.delete(totp, {}, { code });
    const wrong = await remove('000000000');
    expect([wrong.status, wrong.body.error.fields.code[0].code]).toEqual([422, 'invalid_value']);
    const code = which === 'code' ? totpCode(secret, 1) : recoveryCodes[9];
    expect((await remove(code)).status).toBe(204);
    expect((await remove(code)).status).toBe(404);
    expect(await profileOf(member)).toEqual({ second_factor: false, recovery_codes_left: 0 });
    expect((await member.login()).status).toBe(201);
  }
});

test('an active second factor can be neither replaced nor confirmed again', async () => {
  const { api } = await newMember();
  expect(codeOf(await api.post(`${totp}/confirm`, { code: '123456' }))).toEqual([
    422,
    'invalid_transition',
  ]);
  const { secret } = await turnFactorOn(api);
  expect(codeOf(await api.post(totp))).toEqual([400, 'invalid_transition']);
  const again = await api.post(`${totp}/confirm`, { code: totpCode(secret) });
  expect(codeOf(again)).toEqual([422, 'invalid_transition']);
});

test('changing or resetting the password leaves the second factor on', async () => {
  const { api, email, login } = await newMember();
  const { recoveryCodes } = await turnFactorOn(api);
  const change = { current_password: password, new_password: nextPassword };
  expect((await api.post('/v1/auth/password', change)).status).toBe(201);
  const changed = await login({ password: nextPassword });
  expect(codeOf(changed)).toEqual([401, 'second_factor_required']);
  const link = await newResetLink(email);
  const reset = await auth('reset/confirm', { token: link, new_password: 'an anvil in the attic' });
  expect(reset.status).toBe(201);
  const [code] = recoveryCodes;
  expect((await login({ password: 'an anvil in the attic' })).status).toBe(401);
  expect((await login({ password: 'an anvil in the attic', code })).status).toBe(201);
});

test('the second factor is required in every account of the address', async () => {
  const { api, email, login } = await newMember();
  const other = await newAccount();
  await other.newUser({ role: 'viewer' }, 'Guest', email);
  const { secret } = await turnFactorOn(api);
  const elsewhere = { account_id: other.accountId };
  expect(codeOf(await login(elsewhere))).toEqual([401, 'second_factor_required']);
  expect((await login({ ...elsewhere, code: totpCode(secret) })).status).toBe(201);
});

test('the password is checked before the code, and the code before the account', async () => {
  const { api, login } = await newMember();
  const { secret } = await turnFactorOn(api);
  const wrong = await login({ password: 'wrong', code: totpCode(secret) });
  expect(wrong.body.error.message).toBe('The email address or password is incorrect.');
  expect(codeOf(await login({ account_id: 999_999 }))).toEqual([401, 'second_factor_required']);
});

test('a wrong code counts as a failed attempt, even with the right password', async () => {
  const { api, login } = await newMember();
  const { secret } = await turnFactorOn(api);
  for (let count = 0; count < 5; count += 1) {
    expect((await login({ password: 'wrong' })).status).toBe(401);
    expect((await login({ code: '000000' })).status).toBe(401);
    if (count < 4) expect((await login()).status).toBe(401);
  }
  const right = await login({ code: totpCode(secret) });
  expect(codeOf(right)).toEqual([429, 'rate_limited']);
});

test('after ten wrong codes, even the right one does not turn the second factor off', async () => {
  const { api } = await newMember();
  const { secret } = await turnFactorOn(api);
  const remove = (code: string) => api.delete(totp, {}, { code });
  const wrong = await Promise.all(Array.from({ length: 12 }, () => remove('000000')));
  const statuses = wrong.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  expect((await remove(totpCode(secret))).status).toBe(429);
});

test('a repeat with the same idempotency key has null in place of secrets', async () => {
  const { api } = await newMember();
  const start = () => api.post(totp, undefined, { 'idempotency-key': 'start' });
  const { secret } = (await start()).body.data;
  const again = await start();
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect([again.status, again.body.data]).toEqual([201, { secret: null, otpauth_url: null }]);
  const body = { code: totpCode(secret) };
  const confirm = () => api.post(`${totp}/confirm`, body, { 'idempotency-key': 'confirm' });
  expect((await confirm()).body.data.recovery_codes).toHaveLength(10);
  const confirmed = await confirm();
  expect([confirmed.status, confirmed.body.data]).toEqual([201, { recovery_codes: null }]);
  const tooLong = await api.post(totp, undefined, { 'idempotency-key': 'x'.repeat(300) });
  expect(codeOf(tooLong)).toEqual([400, 'bad_request']);
});

test('confirming an active second factor does not count as an attempt', async () => {
  const { api, login } = await newMember();
  const { secret } = await turnFactorOn(api);
  for (let count = 0; count < 12; count += 1) {
    const { status } = await api.post(`${totp}/confirm`, { code: '000000' });
    expect(status).toBe(422);
  }
  expect((await login({ code: totpCode(secret) })).status).toBe(201);
});
