import { randomBytes } from 'node:crypto';
import { readLogin } from '#shared/credentials/login.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { KeyCreate } from '#shared/families/keys/fields.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { createKey, revokeKey } from '#shared/families/keys/operations.ts';
import { createAccount, nextAccountId } from '#shared/families/operators/accounts.ts';
import { operatorCall } from '../operator.ts';
import { loadBookings } from './demo/bookings.ts';
import { demoName, ownerId } from './demo/calls.ts';
import { loadEquipment } from './demo/equipment.ts';
import { loadFiles } from './demo/files.ts';
import { provideReferenceData, provideViewer } from './demo/reference-data.ts';
import { type Demo, type Owner, readDemo, type SavedDemo, saveDemo } from './demo/saved-demo.ts';

/**
 * Creates the demo account of a data folder, with its records. Each step is saved before the next, so that the
 * next start can finish what a killed one began.
 */
export async function provideDemo(folder: string): Promise<Demo> {
  const savedDemo = await readDemo(folder);
  const demo = savedDemo.demo ?? (await createDemo(folder, savedDemo));
  const reference = await provideReferenceData(demo);
  const [items] = await Promise.all([loadEquipment(demo, reference), provideViewer(demo)]);
  await loadBookings(demo, reference, items);
  await loadFiles(demo, items);
  const loadedDemo = { ...demo, isLoaded: true };
  saveDemo(folder, loadedDemo);
  return loadedDemo;
}

/** Creates the account and its key, continuing after the last saved step. */
async function createDemo(folder: string, { owner, accounts }: SavedDemo): Promise<Demo> {
  const demoOwner = owner ?? (await newOwner());
  saveDemo(folder, demoOwner);
  if (!accounts.has(demoOwner.accountId)) await createDemoAccount(demoOwner);
  const demo = { ...demoOwner, ...(await newKey(demoOwner)), isLoaded: false };
  saveDemo(folder, demo);
  return demo;
}

const usualEmail = 'owner@example.com';

async function newOwner(): Promise<Owner> {
  const accountId = await nextAccountId();
  // An email address with a login would keep its password, and the printed one would not work.
  const isTaken = (await readLogin(usualEmail)) !== undefined;
  return {
    accountId,
    ownerEmail: isTaken ? `owner-${accountId}@example.com` : usualEmail,
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

/** Creates a key. Revokes the keys of failed starts, since their tokens are lost. */
async function newKey({ accountId }: Owner): Promise<Pick<Demo, 'token' | 'keyId'>> {
  const call = operatorCall(accountId);
  for (const { id } of await readLiveKeys(call)) await revokeKey(operatorCall(accountId), id);
  const body = KeyCreate.schema.parse({ name: 'Demo', access: 'full' });
  const { data } = await createKey(operatorCall(accountId), ownerId, body);
  if (data.token === null) throw new Error('The key came without its token.');
  return { token: data.token, keyId: data.id };
}
