import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type Call, callsFromAnywhere, day, minute, second } from '../../support/anywhere.ts';
import { newIp } from '../../support/sign-in.ts';
import { resetOf } from '../../support/writes/sign-ins.ts';

let call: Call;

beforeAll(async () => {
  await newAccount();
  call = callsFromAnywhere();
});

const newEmail = async () => (await newAccount()).ownerEmail;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

interface Attempt {
  email: string;
  ip?: string;
  at?: number;
}

async function attempt(word: string, { email, ...from }: Attempt): Promise<number> {
  return (await call('auth.login', { body: { email, password: word }, ...from })).status;
}
const tryWrong = (one: Attempt) => attempt('not the password at all', one);
const tryRight = (one: Attempt) => attempt(password, one);

test('the window of attempts is sliding: the oldest attempt expires after 15 minutes, and allows another one', async () => {
  const [email, ip, at] = [await newEmail(), newIp(), Date.now()];
  for (const minutes of times(10, Number)) await tryWrong({ email, ip, at: at + minutes * minute });
  const body = { email, password };
  const late = await call('auth.login', { body, ip, at: at + 15 * minute - second });
  expect([late.status, late.headers['retry-after']]).toEqual([429, '1']);
  expect(await tryWrong({ email, ip, at: at + 15 * minute })).toBe(401);
  const next = await call('auth.login', { body, ip, at: at + 15 * minute });
  expect([next.status, next.headers['retry-after']]).toEqual([429, '60']);
  expect(await tryRight({ email, ip, at: at + 16 * minute })).toBe(201);
});

test('a source has 200 attempts for all addresses and links; another source has its own', async () => {
  const ip = newIp();
  const confirm = { token: 'reset_abc_def', new_password: 'seven wooden lanterns' };
  for (const _round of times(20, Number)) {
    const statuses = await Promise.all([
      ...times(5, () => tryWrong({ email: `${randomUUID()}@example.com`, ip })),
      ...times(5, async () => (await call('auth.confirmReset', { body: confirm, ip })).status),
    ]);
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(5).fill(422)]);
  }
  const email = await newEmail();
  expect(await tryRight({ email, ip })).toBe(429);
  expect((await call('auth.confirmReset', { body: confirm, ip })).status).toBe(429);
  expect(await tryRight({ email, ip: newIp() })).toBe(201);
});

test('the addresses of one IPv6 /64 are one source', async () => {
  const email = await newEmail();
  for (const host of times(10, Number)) {
    expect(await tryWrong({ email, ip: `2001:db8:77:42:${host}::1` })).toBe(401);
  }
  expect(await tryRight({ email, ip: '2001:0db8:77:42::f' })).toBe(429);
  expect(await tryRight({ email, ip: '2001:db8:77:43::1' })).toBe(201);
});

test('unknown sources share 50 attempts on an address; a source that it knows is not locked out', async () => {
  const [email, home] = [await newEmail(), newIp()];
  expect(await tryRight({ email, ip: home })).toBe(201);
  const statuses = [];
  for (const _round of times(10, Number)) {
    statuses.push(...(await Promise.all(times(5, () => tryWrong({ email, ip: newIp() })))));
  }
  expect(statuses).toEqual(Array(50).fill(401));
  expect(await tryWrong({ email, ip: newIp() })).toBe(429);
  expect(await tryRight({ email, ip: newIp() })).toBe(429);
  expect(await tryRight({ email, ip: home })).toBe(201);
});

test('of many wrong passwords from different sources at once, fifty are tried', async () => {
  const email = await newEmail();
  const statuses = await Promise.all(times(60, () => tryWrong({ email, ip: newIp() })));
  expect(statuses.sort()).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
});

test('a source is known to an address for 30 days', async () => {
  const [email, home, at] = [await newEmail(), newIp(), Date.now()];
  expect(await tryRight({ email, ip: home, at })).toBe(201);
  const expiry = at + 30 * day;
  await Promise.all(times(50, () => tryWrong({ email, ip: newIp(), at: expiry })));
  expect(await tryRight({ email, ip: home, at: expiry })).toBe(429);
  expect(await tryRight({ email, ip: home, at: expiry - 2 * second })).toBe(201);
});

test('a wrong current password is an attempt, too', async () => {
  const [email, ip] = [await newEmail(), newIp()];
  const { body } = await call('auth.login', { body: { email, password }, ip });
  const change = (current_password: string) => {
    const values = { current_password, new_password: 'seven wooden lanterns' };
    return call('auth.changePassword', { token: body.data.access_token, body: values, ip });
  };
  for (const _nth of times(10, Number)) expect((await change('wrong')).status).toBe(422);
  const right = await change(password);
  expect([right.status, right.body.error.code]).toEqual([429, 'rate_limited']);
});

test('five links an hour are mailed to an address, and all requests get the same response', async () => {
  const email = await newEmail();
  const start = Date.now();
  const requests = new Set();
  const request = async (at: number) => {
    const answer = await call('auth.requestReset', { body: { email }, ip: newIp(), at });
    expect([answer.status, answer.body.data]).toEqual([201, {}]);
    requests.add((await resetOf(email))?.request);
  };
  for (const nth of times(7, Number)) await request(start + nth);
  expect(requests.size).toBe(5);
  await request(start + 60 * minute);
  expect(requests.size).toBe(6);
});
