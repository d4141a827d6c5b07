import { operatorCall } from '#infra/operator.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { LoginBody } from '#shared/families/auth/fields.ts';
import { logIn } from '#shared/families/auth/login.ts';
import { KeyCreate } from '#shared/families/keys/fields.ts';
import { createKey } from '#shared/families/keys/operations.ts';
import { notify } from '#shared/families/notifications/notify.ts';
import { createAccount } from '#shared/families/operators/accounts.ts';
import { createUser } from '#shared/families/operators/members.ts';
import { UserCreate } from '#shared/families/users/fields.ts';
import { formatInstant } from '#shared/time.ts';

/** The credentials with which the endpoints are called. */
export interface Access {
  /** Keys of one account: together they make more requests a minute than one of them. */
  keys: string[];
  /** Sessions of the owner of another account, for the endpoints of our own apps. */
  sessions: string[];
  /** Sessions for the calls that end one, each of a member of its own. */
  ending: string[];
}

/** The key limit of the largest plan. */
const maxKeys = 25;

const owner = 'owner@example.com';
const password = 'nine lamps and a ladder';

const ownAppsAccount = 1;
const keysAccount = 2;

/** Creates an account for our own apps, and one for keys that has records of every kind. */
export async function provision(url: string): Promise<Access> {
  await newAccount(ownAppsAccount, owner);
  await newAccount(keysAccount, 'other@example.com');
  await newKeys(ownAppsAccount, 3);
  const keys = await newKeys(keysAccount, maxKeys);
  const sessions: string[] = [];
  for (let count = 0; count < 10; count += 1) sessions.push(await signIn(owner));
  const ending: string[] = [];
  for (let count = 0; count < 60; count += 1) ending.push(await signIn(await newMember(count)));
  for (let id = 1; id <= 9; id += 1) await notifyOwner(id);
  await createRecords(url, keys[0] ?? '');
  return { keys, sessions, ending };
}

async function newAccount(id: number, email: string): Promise<void> {
  const values = { name: `Account ${id}`, plan: 'enterprise', owner_email: email };
  const body = AccountCreate.schema.parse({ ...values, owner_password: password });
  await createAccount(operatorCall(id), body);
}

/** A member of the account of our own apps; the address that it signs in with. */
async function newMember(number: number): Promise<string> {
  const email = `member${number}@example.com`;
  const values = { name: `Member ${number}`, email, password, role: 'owner' };
  await createUser(operatorCall(ownAppsAccount), UserCreate.schema.parse(values));
  return email;
}

/** Signs in from another address, so that the attempts do not count with the random ones. */
async function signIn(email: string): Promise<string> {
  const { requestId, now, arrivedAt } = operatorCall(ownAppsAccount);
  const client = { ip: '203.0.113.7', userAgent: null, isSameOrigin: false };
  const body = LoginBody.schema.parse({ email, password });
  return (await logIn({ requestId, now, arrivedAt, client }, body)).data.access_token;
}

async function newKeys(account: number, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const body = KeyCreate.schema.parse({ name: `Key ${number}`, access: 'full' });
    const { data } = await createKey(operatorCall(account), 1, body);
    tokens.push(data.token ?? '');
  }
  return tokens;
}

/** Creates a notification for the owner. */
function notifyOwner(id: number): Promise<void> {
  const object = { type: 'item', id, name: `Item ${id}` } as const;
  const notice = { userId: 1, kind: 'inventory_low', title: `Item ${id} is low`, object } as const;
  return notify(ownAppsAccount, { ...notice, at: formatInstant(Date.now()) }, Date.now());
}

/** Creates records of every kind, enough that the calls do not soon delete them all. */
async function createRecords(url: string, key: string): Promise<void> {
  const create = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, url), request);
    if (answer.status !== 201) throw new Error(`${path} answered ${await answer.text()}`);
  };
  const time = (hours: number) => formatInstant(Date.now() + hours * 3_600_000);
  for (let id = 1; id <= 20; id += 1) {
    await create('/v1/locations', { name: `Location ${id}` });
    await create('/v1/contacts', { name: `Contact ${id}` });
    await create('/v1/items', { name: `Item ${id}`, qr: [`L${id}`], inventory_enabled: true });
  }
  for (let id = 1; id <= 8; id += 1) {
    const named = { name: `Number ${id}`, iid: [id] };
    const window = { start_time: time(24 * id), end_time: time(24 * id + 4) };
    await create('/v1/reservations', { ...named, ...window });
    await create('/v1/checkouts', { name: `Number ${id}`, iid: [id + 8], due_time: time(24) });
    await create('/v1/issues', named);
    await create('/v1/events', { ...named, time: time(-24) });
    await create('/v1/comments', { object_type: 'item', object_id: id, body: 'Hello' });
  }
}
