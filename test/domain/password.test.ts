import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, isOutdated, isPassword } from '#shared/auth/password.ts';

afterEach(() => vi.unstubAllEnvs());

test('a password is hashed with scrypt and N = 2^17, r = 8, p = 1, which are part of the hash', async () => {
  vi.stubEnv('PASSWORD_COST', undefined);
  expect(await hashPassword('correct horse')).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
});

test('a password matches its hash in any Unicode normal form, and another password does not', async () => {
  const stored = await hashPassword('caf\u00e9 au lait');
  expect(await isPassword('cafe\u0301 au lait', stored)).toBe(true);
  expect(await isPassword('cafe au lait', stored)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('a hash with a lower cost than the present one still matches, and is outdated', async () => {
  vi.stubEnv('PASSWORD_COST', '10');
  const stored = await hashPassword('correct horse');
  expect(isOutdated(stored)).toBe(false);
  vi.stubEnv('PASSWORD_COST', '11');
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(isOutdated(stored)).toBe(true);
});
