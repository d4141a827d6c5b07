import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { client } from '../support/http.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

async function createKey(page: Page, name: string, levels: Record<string, string>) {
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const [family, level] of Object.entries(levels)) await choose(page, family, level);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  return takeToken(page);
}

const choose = (page: Page, family: string, level: string) =>
  page.getByRole('group', { name: family, exact: true }).getByLabel(level).check();

async function takeToken(page: Page): Promise<string> {
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(await page.getByLabel('Try it', { exact: true }).inputValue()).toContain(
    `Bearer ${token}`,
  );
  await page.getByLabel('Token', { exact: true }).press('Control+c');
  await page.getByRole('button', { name: 'Done' }).click();
  return token;
}

test('a restricted key does what it was made for, and nothing else, from the next call on', async () => {
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
  await choose(page, 'Items', 'write');
  await choose(page, 'Contacts', 'none');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Web shop saved').waitFor();
  expect((await api.post('/v1/items', { name: 'Lamp' })).status).toBe(201);
  expect((await api.get('/v1/contacts')).status).toBe(403);
});

test('a key that was narrowed meanwhile does not get back what it had, and one that is saved as it is stays', async () => {
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
  await choose(other, 'Contacts', 'none');
  await save(other);
  await other.getByText('Gate saved').waitFor();
  await choose(page, 'Items', 'write');
  await save(page);
  await page.getByText('while you were editing').waitFor();
  await save(page);
  await page.getByText('Gate saved').waitFor();
  expect((await gate.api.get('/v1/contacts')).status).toBe(403);
  expect((await gate.api.post('/v1/items', { name: 'Lamp' })).status).toBe(201);
});

test('a rotated key has two tokens for a while, and says how long', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  const old = await createKey(page, 'Gate', { Items: 'read' });
  await page.getByRole('button', { name: 'Rotate Gate' }).click();
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  const next = await takeToken(page);
  expect(next).not.toBe(old);
  await page.getByText(/Old token works for 59 min/).waitFor();
  for (const token of [old, next]) expect((await client(token).get('/v1/items')).status).toBe(200);

  await page.getByRole('button', { name: 'Rotate Gate' }).click();
  await page.getByLabel('Keep the old token for').selectOption('0');
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  const last = await takeToken(page);
  expect((await client(next).get('/v1/items')).status).toBe(401);
  expect((await client(last).get('/v1/items')).status).toBe(200);
});

test('a key is revoked by typing its name, and refused from then on', async () => {
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

test('what is wrong with a new key stands next to its field', async () => {
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

test('a plan without API access shows what an upgrade gives, instead of keys', async () => {
  const { ownerEmail } = await newAccount({ plan: 'free' });
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByRole('heading', { name: 'Your plan has no API access' }).waitFor();
  expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
});

test('a trial shows its one key and its end', async () => {
  const { ownerEmail, setPlan } = await newAccount();
  await setPlan({ plan: 'trial', trial_ends_at: '2099-05-04T12:00:00Z' });
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByText('1 of 1 key').waitFor();
  await page.getByText(/Your trial and its key end on .*2099/).waitFor();
  expect(await page.getByRole('button', { name: 'Create key' }).isDisabled()).toBe(true);
});

test('members who do not administer have no page of keys', async () => {
  const { newUser } = await newAccount();
  const email = 'member-without-keys@example.com';
  await newUser({ role: 'member' }, 'Kim', email);
  const { page } = await openSignedIn(email, '#/keys');
  await page.getByRole('heading', { name: /You do not have access to API keys/ }).waitFor();
  expect(await page.getByRole('link', { name: 'API keys' }).count()).toBe(0);
});

test('the token that is shown only once is neither closed by Escape nor left by Back without a question', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail, '#/settings');
  await page.getByRole('link', { name: 'API keys' }).click();
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Gate');
  await choose(page, 'Items', 'read');
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
