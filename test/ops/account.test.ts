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

test('a change of plan holds for the very next request', async () => {
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
    keys: { used: 1, limit: 0 },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
  expect((await api.get('/v1/items')).body.error.code).toBe('plan_upgrade_required');
  await ops('account', 'set', ...account, '--plan', 'enterprise');
  expect((await api.get('/v1/items')).status).toBe(200);
});

test('lists every account with its plan and its keys', async () => {
  const { id, account, owner } = await provision('enterprise');
  await ops('key', 'create', ...account, ...owner, ...fullKey('Main'));
  const { accounts } = await ops('account', 'list');
  expect(accounts).toContainEqual(
    expect.objectContaining({ id, plan: 'enterprise', keys: { used: 1, limit: 25 } }),
  );
});

test('a trial ends in fourteen days where nothing else is said', async () => {
  const { id } = await provision('trial');
  const other = await provision('trial', '--trial-ends-at', '2099-05-01T12:00:00+02:00');
  const { accounts } = await ops('account', 'list');
  const endOf = (wanted: number) =>
    accounts.find((account: { id: number }) => account.id === wanted).trial_ends_at;
  const days = (Date.parse(endOf(id)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
  expect(endOf(other.id)).toBe('2099-05-01T10:00:00Z');
});

test('a refusal begins with its code and names all fields that are wrong at once', async () => {
  const told = await refusal('account', 'create', '--plan', 'gold', '--owner-email', 'nobody');
  expect(told).toMatch(/^validation_failed: /);
  expect(told.match(/\b[a-z_]+(?=: )/g)?.sort()).toEqual(
    ['name', 'owner_email', 'owner_password', 'plan', 'validation_failed'].sort(),
  );
  expect(told).toContain('plan: Must be one of free, business, enterprise, trial.');
});

test('an address that signs in elsewhere needs the password that it has', async () => {
  const email = newEmail();
  const create = (secret: string) => [
    ...['account', 'create', '--name', 'Rental', '--plan', 'free'],
    ...['--owner-email', email, '--owner-password', secret],
  ];
  await ops(...create(password));
  expect(await refusal(...create('another password'))).toMatch(
    /^validation_failed: owner_password: /,
  );
  await ops(...create(password));
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
])('%s %s finds no account that does not exist', async (...command) => {
  const told = await refusal(...command, '--account', '999999999');
  expect(told).toBe('not_found: There is no account 999999999.');
});
