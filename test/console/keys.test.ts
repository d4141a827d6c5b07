import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { client } from '../support/http.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

async function createKey(page: Page, name: string, levels: Record<string, string>) {
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const [family, level] of Object.entries(levels)) await chooseLevel(page, family, level);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  return copyToken(page);
}

const chooseLevel = (page: Page, family: string, level: string) =>
  page.getByRole('group', { name: family, exact: true }).getByLabel(level).check();

async function copyToken(page: Page): Promise<string> {
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(await page.getByLabel('Try it', { exact: true }).inputValue()).toContain(
    `Bearer ${token}`,
  );
  await page.getByLabel('Token', { exact: true }).press('Control+c');
  await page.getByRole('button', { name: 'Done' }).click();
  return token;
}

test('a restricted key can do only what its scopes allow, and an edit applies at once', async () => {
  const { ownerEmail } = await newAccount({ plan: 'business' });
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByText('1 of 5 keys').waitFor();
  const api = client(await createKey(page, 'Web shop', { Items: 'read', Contacts: 'write' }));
  await page.getByText('2 of 5 keys').waitFor();
  await page.getByText('Items: read, Contacts: write').waitFor();
  expect((await api.get('/v1/items')).status).toBe(200);
  expect((await api.post('/v1/items', { name: 'Lamp' })).status).toBe(403);
  expect((await api.get('/v1/issues')).status).toBe(403);

  await page.getByRole('button', { name: 'Edit Web shop' }).click();
  await chooseLevel(page, 'Items', 'write');
  await chooseLevel(page, 'Contacts', 'none');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Web shop saved').waitFor();
  expect((await api.post('/v1/items', { name: 'Lamp' })).status).toBe(201);
  expect((await api.get('/v1/contacts')).status).toBe(403);
});

test('saving an outdated key form does not restore scopes that were removed meanwhile', async () => {
  const { ownerEmail, newKey } = await newAccount({ plan: 'business' });
  const gate = await newKey({ name: 'Gate', scopes: ['items:read', 'contacts:read'] });
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  const { page: other } = await openSignedIn(ownerEmail, '#/keys');
  const edit = (one: Page) => one.getByRole('button', { name: 'Edit Gate' }).click();
  const save = (one: Page) => one.getByRole('button', { name: 'Save' }).click();
  await edit(page);
  await save(page);
  await page.getByText('No changes to save.').waitFor();
  await edit(page);
  await edit(other);
  await chooseLevel(other, 'Contacts', 'none');
  await save(other);
  await other.getByText('Gate saved').waitFor();
  await chooseLevel(page, 'Items', 'write');
  await save(page);
  await page.getByText('while you were editing').waitFor();
  await save(page);
  await page.getByText('Gate saved').waitFor();
  expect((await gate.api.get('/v1/contacts')).status).toBe(403);
  expect((await gate.api.post('/v1/items', { name: 'Lamp' })).status).toBe(201);
});

test('after a rotation, the old token works for the chosen time, which the page shows', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  const firstToken = await createKey(page, 'Gate', { Items: 'read' });
  await page.getByRole('button', { name: 'Rotate Gate' }).click();
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  const secondToken = await copyToken(page);
  expect(secondToken).not.toBe(firstToken);
  await page.getByText(/Old token works for 59 min/).waitFor();
  for (const token of [firstToken, secondToken])
    expect((await client(token).get('/v1/items')).status).toBe(200);

  await page.getByRole('button', { name: 'Rotate Gate' }).click();
  await page.getByLabel('Keep the old token for').selectOption('0');
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  const thirdToken = await copyToken(page);
  expect((await client(secondToken).get('/v1/items')).status).toBe(401);
  expect((await client(thirdToken).get('/v1/items')).status).toBe(200);
});

test('revoking a key needs its name typed, and its token is refused at once', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  const api = client(await createKey(page, 'Old tablet', { Items: 'read' }));
  await page.getByRole('button', { name: 'Revoke Old tablet' }).click();
  const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
  expect(await revoke.isDisabled()).toBe(true);
  await page.getByLabel('Type Old tablet to confirm').fill('Old tablet');
  await revoke.click();
  await page.getByText('Old tablet revoked.').waitFor();
  await page.getByText('1 of 25 keys').waitFor();
  expect((await api.get('/v1/items')).status).toBe(401);
});

test('errors of a new key are shown next to their fields', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Contact email').fill('nobody');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Must be an email address.').waitFor();
  const name = page.getByLabel('Name', { exact: true });
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a plan without API access shows an upgrade notice instead of keys', async () => {
  const { ownerEmail } = await newAccount({ plan: 'free' });
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByRole('heading', { name: 'Your plan has no API access' }).waitFor();
  expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
});

test('a trial shows its one key and when it ends', async () => {
  const { ownerEmail, setPlan } = await newAccount();
  await setPlan({ plan: 'trial', trial_ends_at: '2099-05-04T12:00:00Z' });
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByText('1 of 1 key').waitFor();
  await page.getByText(/Your trial and its key end on .*2099/).waitFor();
  expect(await page.getByRole('button', { name: 'Create key' }).isDisabled()).toBe(true);
});

test('members who are not administrators have no access to API keys', async () => {
  const { newUser } = await newAccount();
  const email = 'member-without-keys@example.com';
  await newUser({ role: 'member' }, 'Kim', email);
  const { page } = await openSignedIn(email, '#/keys');
  await page.getByRole('heading', { name: /You do not have access to API keys/ }).waitFor();
  expect(await page.getByRole('link', { name: 'API keys' }).count()).toBe(0);
});

test('Escape and Back ask before they close a token that was not copied', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail, '#/settings');
  await page.getByRole('link', { name: 'API keys' }).click();
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Gate');
  await chooseLevel(page, 'Items', 'read');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const token = page.getByLabel('Token', { exact: true });
  await token.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Close without copying the token?' }).waitFor();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await token.inputValue()).toMatch(/^key_live_/);
  await page.getByRole('button', { name: 'Copy Token' }).click();
  await page.getByText('Token copied.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
