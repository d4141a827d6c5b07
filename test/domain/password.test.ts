import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, isOutdated, isPassword } from '#shared/auth/password.ts';

afterEach(() => vi.unstubAllEnvs());

test('a password is kept as scrypt with N = 2^17, r = 8, p = 1, which the hash says', async () => {
  vi.stubEnv('PASSWORD_COST', undefined);
  expect(await hashPassword('correct horse')).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
});

test('a password is known by its hash, in any form of its letters, and no other is', async () => {
  const stored = await hashPassword('caf\u00e9 au lait');
  expect(await isPassword('cafe\u0301 au lait', stored)).toBe(true);
  expect(await isPassword('cafe au lait', stored)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('a hash that cost less than one of today is still known, and outdated', async () => {
  vi.stubEnv('PASSWORD_COST', '10');
  const stored = await hashPassword('correct horse');
  expect(isOutdated(stored)).toBe(false);
  vi.stubEnv('PASSWORD_COST', '11');
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(isOutdated(stored)).toBe(true);
});
