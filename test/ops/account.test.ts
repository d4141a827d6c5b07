import { expect, test } from 'vitest';
import { client } from '../support/http.ts';
import { fullKey, newEmail, ops, password, provision, refusal } from './cli.ts';

test('an account, its owner and a key that are provisioned work at once', async () => {
  const { id, account, owner } = await provision('business');
  const key = await ops('key', 'create', ...account, ...owner, ...fullKey('Website'));
  const { status, body } = await client(key.token).get('/v1/whoami');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    account: { id, name: 'Rental', plan: 'business' },
    key: { id: key.key_id, name: 'Website', access: 'full', scopes: [] },
  });
});

test('a change of plan applies to the very next request', async () => {
  const { id, account, owner } = await provision('business');
  const { token } = await ops('key', 'create', ...account, ...owner, ...fullKey('Main'));
  const api = client(token);
  const changed = await ops('account', 'set', ...account, '--plan', 'free');
  expect(changed).toEqual({
    id,
    name: 'Rental',
    plan: 'free',
    trial_ends_at: null,
    api_access: false,
    keep_location: false,
    writes: true,
    keys: { used: 1, limit: 0 },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
  expect((await api.get('/v1/items')).body.error.code).toBe('plan_upgrade_required');
  await ops('account', 'set', ...account, '--plan', 'enterprise');
  expect((await api.get('/v1/items')).status).toBe(200);
});

test('an account can be set to keep the location in its pictures', async () => {
  const { account } = await provision('business');
  const set = (value: string) => ops('account', 'set', ...account, '--keep-location', value);
  expect(await set('on')).toMatchObject({ keep_location: true, plan: 'business' });
  expect(await ops('account', 'set', ...account, '--name', 'Same')).toMatchObject({
    keep_location: true,
  });
  expect(await set('off')).toMatchObject({ keep_location: false });
  expect(await refusal('account', 'set', ...account, '--keep-location', 'yes')).toMatch(
    /on or off/,
  );
});

test('lists every account with its plan, its keys and its owners', async () => {
  const { id, account, owner } = await provision('enterprise');
  const viewer = ['--role', 'viewer', '--password', password];
  await ops('user', 'create', ...account, '--email', newEmail(), '--name', 'Bo', ...viewer);
  await ops('key', 'create', ...account, ...owner, ...fullKey('Main'));
  const { accounts } = await ops('account', 'list');
  expect(accounts).toContainEqual(
    expect.objectContaining({
      id,
      plan: 'enterprise',
      keys: { used: 1, limit: 25 },
      owners: [
        { user_id: 1, name: expect.any(String), email: expect.stringContaining('@'), active: true },
      ],
    }),
  );
});

test('a new name applies to the very next request, and leaves the plan as it is', async () => {
  const { account, owner } = await provision('trial', '--trial-ends-at', '2099-05-01T10:00:00Z');
  const { token } = await ops('key', 'create', ...account, ...owner, ...fullKey('Main'));
  const changed = await ops('account', 'set', ...account, '--name', 'Stage & Co');
  expect(changed).toMatchObject({ plan: 'trial', trial_ends_at: '2099-05-01T10:00:00Z' });
  const { body } = await client(token).get('/v1/whoami');
  expect(body.data.account).toMatchObject({ name: 'Stage & Co', plan: 'trial' });
});

test('the end of a trial can be moved by itself', async () => {
  const { account } = await provision('trial');
  const later = await ops('account', 'set', ...account, '--trial-ends-at', '2099-01-01T00:00:00Z');
  expect(later).toMatchObject({ plan: 'trial', trial_ends_at: '2099-01-01T00:00:00Z' });
});

test('a closed account accepts none of its keys, and nothing can be provisioned in it', async () => {
  const { id, account, owner } = await provision('enterprise');
  const tokens = [];
  for (const name of ['A', 'B', 'C']) {
    tokens.push((await ops('key', 'create', ...account, ...owner, ...fullKey(name))).token);
  }
  const closed = await ops('account', 'close', ...account);
  expect(closed).toMatchObject({ id, api_access: false, keys: { used: 0 } });
  expect(closed.closed_at).toEqual(expect.any(String));
  for (const token of tokens) {
    expect((await client(token).get('/v1/items')).body.error.code).toBe('invalid_api_key');
  }
  const { keys } = await ops('key', 'list', ...account);
  expect(keys).toMatchObject(Array(3).fill({ status: 'revoked' }));
  for (const command of [
    ['account', 'set', ...account, '--name', 'Open'],
    ['key', 'create', ...account, ...owner, ...fullKey('D')],
    ['user', 'set', ...account, ...owner, '--active', 'true'],
  ]) {
    expect(await refusal(...command)).toMatch(/^not_found: Account \d+ was closed at /);
  }
  expect(await ops('account', 'close', ...account)).toEqual(closed);
});

test.each([
  ['account', 'set', '--plan', 'business', '--trial-ends-at', '2099-01-01T00:00:00Z'],
  ['account', 'set', '--trial-ends-at', '2099-01-01T00:00:00Z'],
])('%s %s refuses the end of a trial for a plan that is not a trial', async (...command) => {
  const { account } = await provision('enterprise');
  expect(await refusal(...command, ...account)).toMatch(/^validation_failed: trial_ends_at: /);
});

test('account create refuses the end of a trial for a plan that is not a trial', async () => {
  const owner = ['--owner-email', newEmail(), '--owner-password', password];
  const create = ['account', 'create', '--name', 'Rental', '--plan', 'business', ...owner];
  const end = ['--trial-ends-at', '2099-01-01T00:00:00Z'];
  expect(await refusal(...create, ...end)).toMatch(/^validation_failed: trial_ends_at: /);
});

test('a set without anything to set is refused', async () => {
  const { account, owner } = await provision('enterprise');
  const { key_id } = await ops('key', 'create', ...account, ...owner, ...fullKey('Main'));
  for (const command of [
    ['account', 'set', ...account],
    ['user', 'set', ...account, ...owner],
    ['key', 'set', ...account, '--key', String(key_id)],
  ]) {
    expect(await refusal(...command)).toMatch(/^validation_failed: There is nothing to set\. /);
  }
});

test('a trial ends in fourteen days unless another time is given', async () => {
  const { id } = await provision('trial');
  const other = await provision('trial', '--trial-ends-at', '2099-05-01T12:00:00+02:00');
  const { accounts } = await ops('account', 'list');
  const endOf = (accountId: number) =>
    accounts.find((account: { id: number }) => account.id === accountId).trial_ends_at;
  const days = (Date.parse(endOf(id)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect(endOf(other.id)).toBe('2099-05-01T10:00:00Z');
});

test('a refusal begins with its code and names all fields that are wrong at once', async () => {
  const message = await refusal('account', 'create', '--plan', 'gold', '--owner-email', 'nobody');
  expect(message).toMatch(/^validation_failed: /);
  expect(message.match(/\b[a-z_]+(?=: )/g)?.sort()).toEqual(
    ['name', 'owner_email', 'plan', 'validation_failed'].sort(),
  );
  expect(message).toContain('plan: Must be one of free, business, enterprise, trial.');
});

test('an address that already signs in to another account needs no password, and keeps its own', async () => {
  const email = newEmail();
  const create = (...secret: string[]) => [
    ...['account', 'create', '--name', 'Rental', '--plan', 'free', '--owner-email', email],
    ...secret,
  ];
  expect(await refusal(...create())).toMatch(/^validation_failed: owner_password: /);
  await ops(...create('--owner-password', password));
  await ops(...create());
});

test.each([
  ['too short', 'x9!Kq2'],
  ['the name of the account', 'RentalHouse1'],
  ['easy to guess', 'Password1234'],
])('a password is refused that is %s', async (_what, secret) => {
  const named = ['--name', 'Rental House', '--plan', 'free', '--owner-email', newEmail()];
  const message = await refusal('account', 'create', ...named, '--owner-password', secret);
  expect(message).toMatch(/^validation_failed: owner_password: /);
});

test.each([
  ['account', 'set', '--plan', 'free'],
  [
    'user',
    'create',
    '--email',
    newEmail(),
    '--name',
    'A',
    '--password',
    password,
    '--role',
    'viewer',
  ],
  ['user', 'set', '--user', '1', '--active', 'true'],
  ['key', 'create', '--user', '1', ...fullKey('Main')],
  ['key', 'set', '--key', '1', '--name', 'Other'],
  ['key', 'revoke', '--key', '1'],
  ['key', 'list'],
])('%s %s reports an account that does not exist', async (...command) => {
  const message = await refusal(...command, '--account', '999999999');
  expect(message).toBe('not_found: There is no account 999999999.');
});
