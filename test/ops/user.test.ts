import { expect, test, vi } from 'vitest';
import { client } from '../support/http.ts';
import { waitForMails } from '../support/mails.ts';
import { inviteTo, newOwner } from '../support/members.ts';
import { auth, signIn } from '../support/sign-in.ts';
import { turnFactorOn } from '../support/totp.ts';
import { fullKey, newEmail, ops, password, provision, refusal } from './cli.ts';

const member = (email = newEmail()) => ['--email', email, '--name', 'Ada', '--password', password];

/** A member of an account of its own, with a key. */
async function newMember(...grant: string[]) {
  const { account } = await provision('enterprise');
  const { user_id: id } = await ops('user', 'create', ...account, ...member(), ...grant);
  const user = [...account, '--user', String(id)];
  const { token } = await ops('key', 'create', ...user, ...fullKey('Main'));
  return { id: id as number, account, user, api: client(token) };
}

test('a role grants its permissions', async () => {
  const { api } = await newMember('--role', 'member');
  expect((await api.post('/v1/items', { name: 'Camera' })).status).toBe(201);
});

test('a change of permissions applies to the very next request', async () => {
  const { id, user, api } = await newMember('--permissions', '');
  const codeOfList = async () => (await api.get('/v1/items')).body.error?.code;
  expect(await codeOfList()).toBe('forbidden');
  const changed = await ops('user', 'set', ...user, '--permissions', 'content.items, action.issue');
  expect(changed).toEqual({
    id,
    name: 'Ada',
    email: expect.any(String),
    role: 'custom',
    active: true,
    permissions: ['content.items', 'action.issue'],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(await codeOfList()).toBeUndefined();
  expect(await ops('user', 'set', ...user, '--active', 'false')).toMatchObject({ active: false });
  expect(await codeOfList()).toBe('forbidden');
  await ops('user', 'set', ...user, '--active', 'true');
  expect(await codeOfList()).toBeUndefined();
  expect(await ops('user', 'set', ...user, '--role', 'viewer')).toMatchObject({
    permissions: ['view'],
  });
  expect(await codeOfList()).toBeUndefined();
});

test('the last owner can neither lose the role nor be deactivated', async () => {
  const { account, user } = await newMember('--role', 'viewer');
  const owner = [...account, '--user', '1'];
  expect(await refusal('user', 'set', ...owner, '--role', 'viewer')).toMatch(/last owner/);
  expect(await refusal('user', 'set', ...owner, '--active', 'false')).toMatch(/last owner/);
  await ops('user', 'set', ...user, '--role', 'owner');
  expect(await ops('user', 'set', ...owner, '--role', 'viewer')).toMatchObject({ role: 'viewer' });
});

test('setting values that a member already has changes nothing', async () => {
  const { account, user } = await newMember('--role', 'viewer');
  const { users: before } = await ops('user', 'list', ...account);
  await ops('user', 'set', ...user, '--role', 'viewer', '--active', 'true');
  expect(await ops('user', 'list', ...account)).toEqual({ users: before });
});

test('lists the members of an account, deactivated ones too', async () => {
  const { id, account, user } = await newMember('--role', 'viewer');
  await ops('user', 'set', ...user, '--active', 'false');
  const { users } = await ops('user', 'list', ...account);
  expect(users).toMatchObject([
    { id: 1, role: 'owner', active: true },
    { id, name: 'Ada', role: 'viewer', active: false, permissions: ['view'] },
  ]);
  expect(await refusal('user', 'list', '--account', '999999999')).toMatch(/^not_found: /);
});

test('takes either a role or permissions', async () => {
  const { account, user } = await newMember('--role', 'viewer');
  const create = ['user', 'create', ...account, ...member()];
  expect(await refusal(...create)).toMatch(/^validation_failed: role: /);
  const both = ['--role', 'viewer', '--permissions', 'content.items'];
  expect(await refusal(...create, ...both)).toMatch(/^validation_failed: permissions: /);
  expect(await refusal('user', 'set', ...user, ...both)).toContain('cannot be used with');
  expect(await refusal(...create, '--permissions', 'content.everything')).toMatch(
    /^validation_failed: permissions\.0: /,
  );
});

test('an address belongs to one member of an account', async () => {
  const { account } = await provision('free');
  const create = ['user', 'create', ...account, ...member(), '--role', 'viewer'];
  await ops(...create);
  expect(await refusal(...create)).toMatch(/^validation_failed: email: /);
});

test('names a member that does not exist', async () => {
  const { account, id } = await provision('free');
  const reason = await refusal('user', 'set', ...account, '--user', '77', '--active', 'false');
  expect(reason).toBe(`not_found: There is no user 77 in account ${id}.`);
});

test('a second factor that was lost is turned off, and the member is notified by mail', async () => {
  const ownerEmail = newEmail();
  const { account } = await provision('enterprise', '--owner-email', ownerEmail);
  const { api } = await signIn(ownerEmail);
  const reset = ['user', 'set', ...account, '--user', '1', '--reset-second-factor'];
  const lockDown = [...reset, '--role', 'viewer', '--password', `${password} anew`];
  expect(await refusal(...lockDown)).toContain(`${ownerEmail} has no second factor.`);
  // The refused command has changed neither the role nor the password.
  expect((await auth('login', { email: ownerEmail, password })).status).toBe(201);
  await turnFactorOn(api);
  expect((await auth('login', { email: ownerEmail, password })).status).toBe(401);
  expect(await ops(...reset)).toMatchObject({ id: 1, email: ownerEmail });
  expect((await auth('login', { email: ownerEmail, password })).status).toBe(201);
  const [mail] = await waitForMails(ownerEmail, 1);
  expect(mail?.subject).toBe('Your second factor was turned off');
  expect(mail?.text).toContain('You now sign in with your password only.');
  const path = `/v1/accounts/${account[1]}/history?resource=user&actor_type=system`;
  await vi.waitFor(async () => {
    const { body } = await api.get(path);
    const changes = body.data.flatMap((entry: { changes: object[] }) => entry.changes);
    expect(changes).toContainEqual({ field: 'second_factor', from: true, to: false });
  }, 60_000);
});

test('a member who has not accepted the invitation cannot be activated, since there is no login', async () => {
  const { api, account, members } = await newOwner();
  const { id } = await inviteTo({ api, account }, newEmail());
  const member = ['--account', String(account.accountId), '--user', String(id)];
  expect(await refusal('user', 'set', ...member, '--active', 'true')).toMatch(/not accepted/);
  expect((await api.get(`${members}/${id}`)).body.data.status).toBe('invited');
});
