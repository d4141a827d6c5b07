import { expect, test } from 'vitest';
import { client } from '../support/http.ts';
import { fullKey, ops, provision, refusal } from './cli.ts';

/** The options of a new account, and the arguments that create a key of its owner. */
async function newKeyring(...plan: [string, ...string[]]) {
  const { account, owner } = await provision(...plan);
  return { account, create: ['key', 'create', ...account, ...owner] };
}

test('a restricted key is allowed only what its scopes cover, from the very next request on', async () => {
  const { account, create } = await newKeyring('enterprise');
  const scopes = ['--access', 'restricted', '--scopes', 'items:read, locations:read'];
  const { key_id, token } = await ops(...create, '--name', 'Reader', ...scopes);
  const api = client(token);
  const codeOfCreate = async () =>
    (await api.post('/v1/items', { name: 'Camera' })).body.error?.code;
  expect((await api.get('/v1/items')).status).toBe(200);
  expect(await codeOfCreate()).toBe('insufficient_scope');
  const set = ['key', 'set', ...account, '--key', String(key_id)];
  await ops(...set, '--scopes', 'items:write');
  expect(await codeOfCreate()).toBeUndefined();
  expect((await api.get('/v1/locations')).body.error.code).toBe('insufficient_scope');
  expect(await ops(...set, '--access', 'full')).toMatchObject({ access: 'full', scopes: [] });
  expect((await api.get('/v1/locations')).status).toBe(200);
  await ops(...set, '--name', 'Writer');
  expect((await api.post('/v1/items', { name: 'Camera' })).body.data.created_by.name).toBe(
    'Writer (API)',
  );
});

test('the scopes of a key are listed in the order of the specification, each once', async () => {
  const { account, create } = await newKeyring('enterprise');
  const scopeList =
    'comments:read,checkouts:write,items:read,locations:read,items:write,items:read';
  const scopes = ['--access', 'restricted', '--scopes', scopeList];
  const { key_id } = await ops(...create, '--name', 'Kiosk', ...scopes);
  const { keys } = await ops('key', 'list', ...account);
  expect(keys[0].scopes).toEqual([
    'items:write',
    'locations:read',
    'checkouts:write',
    'comments:read',
  ]);
  const set = ['key', 'set', ...account, '--key', String(key_id)];
  const changed = await ops(...set, '--scopes', 'users:read,contacts:write,contacts:read');
  expect(changed.scopes).toEqual(['contacts:write', 'users:read']);
});

test('a revoked key can no longer be changed', async () => {
  const { account, create } = await newKeyring('enterprise');
  const { key_id } = await ops(...create, ...fullKey('Main'));
  await ops('key', 'revoke', ...account, '--key', String(key_id));
  const set = ['key', 'set', ...account, '--key', String(key_id), '--name', 'Other'];
  expect(await refusal(...set)).toMatch(/^invalid_transition: /);
});

test.each(['', '1.5', '-1', 'an hour'])(
  'an overlap of “%s” minutes is refused, and the key keeps working',
  async (minutes) => {
    const { account, create } = await newKeyring('enterprise');
    const { key_id, token } = await ops(...create, ...fullKey('Main'));
    const rotate = ['key', 'rotate', ...account, '--key', String(key_id), '--overlap-minutes'];
    expect(await refusal(...rotate, minutes)).toContain('Must be a whole number, at least 0.');
    expect((await client(token).get('/v1/items')).status).toBe(200);
    await ops(...rotate, '0');
    expect((await client(token).get('/v1/items')).body.error.code).toBe('invalid_api_key');
  },
);

test('a revocation applies to the very next request, and can be repeated', async () => {
  const { account, create } = await newKeyring('enterprise');
  const { key_id, token } = await ops(...create, ...fullKey('Main'));
  const api = client(token);
  expect((await api.get('/v1/items')).status).toBe(200);
  const revoke = ['key', 'revoke', ...account, '--key', String(key_id)];
  const revoked = await ops(...revoke);
  expect(revoked).toMatchObject({ id: key_id, status: 'revoked' });
  expect((await api.get('/v1/items')).body.error.code).toBe('invalid_api_key');
  expect(await ops(...revoke)).toEqual(revoked);
});

test('lists the keys of an account without their secrets', async () => {
  const { account, create } = await newKeyring('enterprise');
  const contact = ['--contact-email', 'it@example.com'];
  const { key_id, token } = await ops(...create, ...fullKey('Main'), ...contact);
  const { keys } = await ops('key', 'list', ...account);
  expect(keys).toEqual([
    {
      id: key_id,
      name: 'Main',
      access: 'full',
      scopes: [],
      contact_email: 'it@example.com',
      user_id: 1,
      token_hint: `${token.slice(0, token.lastIndexOf('_'))}_…${token.slice(-4)}`,
      status: 'active',
      revoked_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  const set = ['key', 'set', ...account, '--key', String(key_id), '--contact-email', ''];
  expect(await ops(...set)).toMatchObject({ contact_email: null });
});

test('the key limit of a plan holds even if keys are created at the same time', async () => {
  const { account, create } = await newKeyring('business');
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const created = await Promise.allSettled(names.map((name) => ops(...create, ...fullKey(name))));
  const refused = created.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  const limit = 'key_limit_reached: The business plan allows 5 keys. Revoke one to create another.';
  expect(await refusal(...create, ...fullKey('H'))).toBe(limit);
  await ops(
    'key',
    'revoke',
    ...account,
    '--key',
    String((await ops('key', 'list', ...account)).keys[0].id),
  );
  await ops(...create, ...fullKey('H'));
  expect(await refusal(...create, ...fullKey('I'))).toBe(limit);
});

test('a trial has one key while it lasts', async () => {
  const trial = await newKeyring('trial');
  await ops(...trial.create, ...fullKey('A'));
  expect(await refusal(...trial.create, ...fullKey('B'))).toMatch(/^key_limit_reached: /);
  const ended = await newKeyring('trial', '--trial-ends-at', '2020-01-01T00:00:00Z');
  expect(await refusal(...ended.create, ...fullKey('A'))).toMatch(/^plan_upgrade_required: /);
});

test('keys over the count after a downgrade keep working, and new ones are refused', async () => {
  const { account, create } = await newKeyring('enterprise');
  const { token } = await ops(...create, ...fullKey('A'));
  await ops(...create, ...fullKey('B'));
  await ops('account', 'set', ...account, '--plan', 'trial');
  expect((await client(token).get('/v1/items')).status).toBe(200);
  expect(await refusal(...create, ...fullKey('C'))).toMatch(/^key_limit_reached: /);
});

test('a free account cannot have a key', async () => {
  const { create } = await newKeyring('free');
  expect(await refusal(...create, ...fullKey('Main'))).toMatch(/^plan_upgrade_required: /);
});

test('refuses a key with invalid fields or with an unknown member', async () => {
  const { create } = await newKeyring('enterprise');
  await ops(...create, ...fullKey('Main'));
  const reasons = await Promise.all(
    [
      [...create, '--name', 'A', '--access', 'restricted'],
      [...create, ...fullKey('A'), '--scopes', 'items:read'],
      [...create, '--name', 'A', '--access', 'restricted', '--scopes', 'items:read,users:write'],
      [...create, ...fullKey('main')],
      [...create, ...fullKey('A'), '--user', '77'],
      [...create],
    ].map((args) => refusal(...args)),
  );
  expect(reasons.map((reason) => reason.replace(/: [A-Z].*$/, ''))).toEqual([
    'validation_failed: scopes',
    'validation_failed: scopes',
    'validation_failed: scopes.1',
    'validation_failed: name',
    'not_found',
    'validation_failed: name',
  ]);
});

test.each(['set', 'rotate', 'revoke'])(
  'key %s names the key that is not there',
  async (command) => {
    const { account, id } = await provision('enterprise');
    const reason = await refusal('key', command, ...account, '--key', '99');
    expect(reason).toBe(`not_found: There is no key 99 in account ${id}.`);
  },
);
