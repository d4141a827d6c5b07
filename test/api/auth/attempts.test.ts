import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { auth } from '../../support/sign-in.ts';

const wrong = 'not the password at all';

test('of many attempts at once ten are tried, and then even the right password is refused', async () => {
  const { ownerEmail } = await newAccount();
  const attempt = () => auth('login', { email: ownerEmail, password: wrong });
  const answers = await Promise.all(Array.from({ length: 30 }, attempt));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  const right = await auth('login', { email: ownerEmail, password });
  expect([right.status, right.body.error.code]).toEqual([429, 'rate_limited']);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
  expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(900);
});

test('a successful attempt does not count', async () => {
  const { ownerEmail } = await newAccount();
  for (let count = 0; count < 9; count += 1)
    await auth('login', { email: ownerEmail, password: wrong });
  for (let count = 0; count < 5; count += 1) {
    expect((await auth('login', { email: ownerEmail, password })).status).toBe(201);
  }
});

test('a successful attempt clears the failed ones before it', async () => {
  const { ownerEmail } = await newAccount();
  for (let round = 0; round < 3; round += 1) {
    const failures = Array.from({ length: 9 }, () =>
      auth('login', { email: ownerEmail, password: wrong }),
    );
    expect((await Promise.all(failures)).map(({ status }) => status)).toEqual(Array(9).fill(401));
    expect((await auth('login', { email: ownerEmail, password })).status).toBe(201);
  }
});

test('an address without a login has the same limit', async () => {
  const email = `${randomUUID()}@example.com`;
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await auth('login', { email, password: wrong })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
