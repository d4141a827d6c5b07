import { expect, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { auth, signIn } from '../../support/sign-in.ts';
import { newResetLink } from '../../support/writes/sign-ins.ts';

const newPassword = 'seven wooden lanterns';

test('a new password signs in, the old one does not, and other sessions end', async () => {
  const { ownerEmail } = await newAccount();
  const [other, own] = [await signIn(ownerEmail), await signIn(ownerEmail)];
  const body = { current_password: password, new_password: newPassword };
  const changed = await own.api.post('/v1/auth/password', body);
  expect([changed.status, changed.body.data]).toEqual([201, { ended: 1 }]);
  expect((await own.api.get('/v1/items')).status).toBe(200);
  expect((await other.api.get('/v1/items')).status).toBe(401);
  expect((await auth('login', { email: ownerEmail, password })).status).toBe(401);
  expect((await auth('login', { email: ownerEmail, password: newPassword })).status).toBe(201);
});

test('a wrong current password is reported', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const body = { current_password: 'wrong', new_password: newPassword };
  const { status, body: answer } = await api.post('/v1/auth/password', body);
  expect([status, answer.error.fields.current_password[0].code]).toEqual([422, 'invalid_value']);
});

test.each([
  ['short', 'too_short', () => 'x9!Kq2'],
  ['guessable', 'invalid_value', () => 'Password1234'],
  ['made of the address', 'invalid_value', (email: string) => email.split('@')[0] ?? ''],
])('a new password that is %s is refused', async (_what, code, choose) => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const body = { current_password: password, new_password: choose(ownerEmail) };
  const { status, body: answer } = await api.post('/v1/auth/password', body);
  expect([status, answer.error.fields.new_password[0].code]).toEqual([422, code]);
  expect((await auth('login', { email: ownerEmail, password })).status).toBe(201);
});

test('a reset gets the same response for every address', async () => {
  const { ownerEmail } = await newAccount();
  for (const email of [ownerEmail, 'nobody@example.com']) {
    const { status, body } = await auth('reset', { email });
    expect([status, body.data]).toEqual([201, {}]);
  }
});

test('a change of the password invalidates a mailed link', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  const token = await newResetLink(ownerEmail);
  const change = { current_password: password, new_password: newPassword };
  expect((await api.post('/v1/auth/password', change)).status).toBe(201);
  const late = await auth('reset/confirm', { token, new_password: `${newPassword}!` });
  expect([late.status, late.body.error.fields.token[0].code]).toEqual([422, 'invalid_value']);
});

test.each([
  [newPassword, { token: [expect.objectContaining({ code: 'invalid_value' })] }],
  [
    'short',
    {
      token: [expect.objectContaining({ code: 'invalid_value' })],
      new_password: [expect.objectContaining({ code: 'too_short' })],
    },
  ],
])(
  'an unknown token is reported, together with problems of the password %s',
  async (new_password, fields) => {
    const { status, body } = await auth('reset/confirm', { token: 'reset_abc_def', new_password });
    expect([status, body.error.fields]).toEqual([422, fields]);
  },
);
