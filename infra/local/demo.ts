import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listEveryAccount } from '#shared/families/accounts/every-account.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { createKey } from '#shared/families/keys/create.ts';
import { KeyCreate } from '#shared/families/keys/fields.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { revokeKey } from '#shared/families/keys/revoke.ts';
import { createAccount, nextAccountId } from '#shared/families/operators/create-account.ts';
import { operatorCall } from '../operator.ts';
import { loadBookings } from './demo/bookings.ts';
import { demoName } from './demo/calls.ts';
import { loadEquipment } from './demo/equipment.ts';
import { loadFiles } from './demo/files.ts';
import { provideHouse } from './demo/house.ts';
import { readJson, writeJson } from './private-files.ts';

const Owner = z.object({
  accountId: z.int(),
  ownerEmail: z.string(),
  ownerPassword: z.string(),
});
type Owner = z.infer<typeof Owner>;

const Demo = z.extend(Owner, { token: z.string(), keyId: z.int(), isLoaded: z.boolean() });

/** What is kept of the demo account beside the store, so that a second start can show the key again. */
export type Demo = z.infer<typeof Demo>;

/** The first member of an account owns it. */
const ownerId = 1;

/**
 * The demo account of a data folder, made and loaded if it is not. Each step is noted before the next,
 * so that a start that was killed on the way is finished by the next one.
 */
export async function provideDemo(dataFolder: string): Promise<Demo> {
  const file = join(dataFolder, 'demo.json');
  const kept = readJson(file);
  const accounts = new Set((await listEveryAccount()).map(({ id }) => id));
  const known = Demo.safeParse(kept).data;
  const isKnown = known !== undefined && accounts.has(known.accountId);
  if (isKnown && known.isLoaded) return known;
  const demo = isKnown ? known : await createDemo(file, known ? undefined : kept, accounts);
  console.log('Loading the demo account …');
  const house = await provideHouse(demo);
  const items = await loadEquipment(demo, house);
  await loadBookings(demo, house, items);
  await loadFiles(demo, items);
  const loaded = { ...demo, isLoaded: true };
  writeJson(file, loaded);
  return loaded;
}

/** Makes the account and its key, going on from what a broken start noted. */
async function createDemo(file: string, noted: unknown, accounts: Set<number>): Promise<Demo> {
  const owner = Owner.safeParse(noted).data ?? (await newOwner());
  writeJson(file, owner);
  if (!accounts.has(owner.accountId)) await createDemoAccount(owner);
  const demo = { ...owner, ...(await newKey(owner)), isLoaded: false };
  writeJson(file, demo);
  return demo;
}

async function newOwner(): Promise<Owner> {
  return {
    accountId: await nextAccountId(),
    ownerEmail: 'owner@example.com',
    ownerPassword: randomBytes(9).toString('base64url'),
  };
}

async function createDemoAccount({ accountId, ownerEmail, ownerPassword }: Owner): Promise<void> {
  const body = AccountCreate.schema.parse({
    name: demoName,
    plan: 'business',
    owner_email: ownerEmail,
    owner_password: ownerPassword,
  });
  await createAccount(operatorCall(accountId), body);
}

/** A key whose token is known: one of a broken start has a token that nobody saw. */
async function newKey({ accountId }: Owner): Promise<Pick<Demo, 'token' | 'keyId'>> {
  const call = operatorCall(accountId);
  for (const { id } of await readLiveKeys(call)) await revokeKey(operatorCall(accountId), id);
  const body = KeyCreate.schema.parse({ name: 'Demo', access: 'full' });
  const { data } = await createKey(operatorCall(accountId), ownerId, body);
  if (data.token === null) throw new Error('The key came without its token.');
  return { token: data.token, keyId: data.id };
}
