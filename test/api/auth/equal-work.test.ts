import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type Call, callsFromAnywhere } from '../../support/anywhere.ts';
import { newIp } from '../../support/sign-in.ts';
import { noteSent } from '../../support/store/store-calls.ts';
import { loginOf } from '../../support/writes/sign-ins.ts';

const { scrypt } = crypto;
let hashed = 0;

/** Counts the derivations of this process, in the bundled functions too. */
beforeEach(() => {
  const counting = (...args: Parameters<typeof scrypt>) => {
    hashed += 1;
    return scrypt(...args);
  };
  Object.assign(crypto, { scrypt: counting });
  syncBuiltinESMExports();
});

afterEach(() => {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
  vi.unstubAllEnvs();
});

async function workOf(call: Call, name: string, body: object) {
  hashed = 0;
  const { answer, calls } = await noteSent(() => call(name, { body, ip: newIp() }));
  return { status: answer.status, calls: calls.inTime, late: calls.late, hashed };
}

test('who is unknown, wrong, or a member nowhere costs the same calls to the store, and one scrypt', async () => {
  const { ownerEmail, newUser, setUser } = await newAccount();
  const { id, email: former } = await newUser({ role: 'member' });
  await setUser(id, { active: false });
  const call = callsFromAnywhere();
  await workOf(call, 'auth.login', { email: 'first@example.com', password });
  const wrong = await workOf(call, 'auth.login', { email: ownerEmail, password: 'wrong' });
  const unknown = await workOf(call, 'auth.login', { email: 'nobody@example.com', password });
  const nowhere = await workOf(call, 'auth.login', { email: former, password });
  expect(wrong).toMatchObject({ status: 401, late: [], hashed: 1 });
  expect(wrong.calls.length).toBeGreaterThan(4);
  expect(unknown).toEqual(wrong);
  expect(nowhere).toEqual(wrong);
});

test('a link is asked for by the same calls to the store, whoever has the address', async () => {
  const { ownerEmail } = await newAccount();
  const call = callsFromAnywhere();
  await workOf(call, 'auth.requestReset', { email: 'first@example.com' });
  const known = await workOf(call, 'auth.requestReset', { email: ownerEmail });
  const unknown = await workOf(call, 'auth.requestReset', { email: 'nobody@example.com' });
  expect(known).toMatchObject({ status: 201, late: [], hashed: 0 });
  expect(unknown).toEqual(known);
});

test('a hash that costs less than one of today is made anew at the sign-in, and at no wrong one', async () => {
  vi.stubEnv('PASSWORD_COST', '10');
  const { ownerEmail } = await newAccount();
  const call = callsFromAnywhere();
  vi.stubEnv('PASSWORD_COST', '11');
  const costOf = async () => (await loginOf(ownerEmail)).password_hash.split('$')[1];
  await workOf(call, 'auth.login', { email: ownerEmail, password: 'wrong' });
  expect(await costOf()).toBe('10');
  expect(await workOf(call, 'auth.login', { email: ownerEmail, password })).toMatchObject({
    status: 201,
    hashed: 2,
  });
  expect(await costOf()).toBe('11');
  expect(await workOf(call, 'auth.login', { email: ownerEmail, password })).toMatchObject({
    status: 201,
    hashed: 1,
  });
});
