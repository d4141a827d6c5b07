import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type Call, callsFromAnywhere } from '../../support/anywhere.ts';
import { newIp } from '../../support/sign-in.ts';
import { recordStoreCalls } from '../../support/store/store-calls.ts';
import { loginOf } from '../../support/writes/sign-ins.ts';

const { scrypt } = crypto;
let hashCount = 0;

/** Counts the password hashes of this process, in the bundled functions too. */
beforeEach(() => {
  const countingScrypt = (...args: Parameters<typeof scrypt>) => {
    hashCount += 1;
    return scrypt(...args);
  };
  Object.assign(crypto, { scrypt: countingScrypt });
  syncBuiltinESMExports();
});

afterEach(() => {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
  vi.unstubAllEnvs();
});

async function measureWork(call: Call, name: string, body: object) {
  hashCount = 0;
  const { answer, calls } = await recordStoreCalls(() => call(name, { body, ip: newIp() }));
  return { status: answer.status, calls: calls.inTime, late: calls.late, hashCount };
}

test('an unknown address, a wrong password and a login without accounts cost the same store calls and one scrypt', async () => {
  const { ownerEmail, newUser, setUser } = await newAccount();
  const { id, email: former } = await newUser({ role: 'member' });
  await setUser(id, { active: false });
  const call = callsFromAnywhere();
  await measureWork(call, 'auth.login', { email: 'first@example.com', password });
  const wrong = await measureWork(call, 'auth.login', { email: ownerEmail, password: 'wrong' });
  const unknown = await measureWork(call, 'auth.login', { email: 'nobody@example.com', password });
  const withoutAccounts = await measureWork(call, 'auth.login', { email: former, password });
  expect(wrong).toMatchObject({ status: 401, late: [], hashCount: 1 });
  expect(wrong.calls.length).toBeGreaterThan(4);
  expect(unknown).toEqual(wrong);
  expect(withoutAccounts).toEqual(wrong);
});

test('a request of a link costs the same store calls for known and unknown addresses', async () => {
  const { ownerEmail } = await newAccount();
  const call = callsFromAnywhere();
  await measureWork(call, 'auth.requestReset', { email: 'first@example.com' });
  const known = await measureWork(call, 'auth.requestReset', { email: ownerEmail });
  const unknown = await measureWork(call, 'auth.requestReset', { email: 'nobody@example.com' });
  expect(known).toMatchObject({ status: 201, late: [], hashCount: 0 });
  expect(unknown).toEqual(known);
});

test('a hash with a lower cost than the present one is replaced at a sign-in, but not at a failed one', async () => {
  vi.stubEnv('PASSWORD_COST', '10');
  const { ownerEmail } = await newAccount();
  const call = callsFromAnywhere();
  vi.stubEnv('PASSWORD_COST', '11');
  const costOf = async () => (await loginOf(ownerEmail)).password_hash.split('$')[1];
  await measureWork(call, 'auth.login', { email: ownerEmail, password: 'wrong' });
  expect(await costOf()).toBe('10');
  expect(await measureWork(call, 'auth.login', { email: ownerEmail, password })).toMatchObject({
    status: 201,
    hashCount: 2,
  });
  expect(await costOf()).toBe('11');
  expect(await measureWork(call, 'auth.login', { email: ownerEmail, password })).toMatchObject({
    status: 201,
    hashCount: 1,
  });
});
