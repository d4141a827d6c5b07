import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { auth, signIn as signInByApi } from '../support/sign-in.ts';
import { openSignedIn, polling, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

/** The form of a new item, in which somebody has typed a name. */
async function openTyped(ownerEmail: string) {
  const { page, context } = await openSignedIn(ownerEmail, '#/contacts');
  await page.getByText('No contacts yet').waitFor();
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByRole('button', { name: 'Add item' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Follow spot');
  return { page, context, name };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep editing' }).click();

test('Escape, Cancel and Close ask before what was typed is lost', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, name } = await openTyped(ownerEmail);
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const attempt of close) {
    await attempt();
    await question(page).waitFor();
    await keep(page);
    await question(page).waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Follow spot');
  }
  // The browser itself closes a window at the second press of Escape.
  for (const _press of [1, 2, 3]) await page.keyboard.press('Escape');
  expect(await name.inputValue()).toBe('Follow spot');
  if (!(await question(page).isVisible())) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a form in which nothing was typed closes at once', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('Back asks, and a no stays on the page of the form', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, name } = await openTyped(ownerEmail);
  await page.goBack();
  await question(page).waitFor();
  await keep(page);
  expect(await name.inputValue()).toBe('Follow spot');
  expect(new URL(page.url()).hash).toBe('#/');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('No contacts yet').waitFor();
});

/** The dialogs of the browser itself, each of which is answered with no. */
function browserDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    return dialog.dismiss();
  });
  return types;
}

test('a reload asks while a form holds what was typed', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, name } = await openTyped(ownerEmail);
  const dialogs = browserDialogs(page);
  await page.evaluate(() => location.reload());
  await expect.poll(() => dialogs, polling).toEqual(['beforeunload']);
  expect(await name.inputValue()).toBe('Follow spot');
});

test('a reload asks nothing once what was typed is discarded', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page } = await openTyped(ownerEmail);
  // As the browser does before it leaves: a page that holds something does not let the event be.
  const wouldAsk = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await wouldAsk()).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // What a window holds goes with it, as soon as the page has settled.
  await expect.poll(wouldAsk, polling).toBe(false);
});

test('where the session ends over a form, one signs in again and sends it', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { page } = await openTyped(ownerEmail);
  const { accessToken } = await signInByApi(ownerEmail);
  await auth('logout', { all: true }, { authorization: `Bearer ${accessToken}` });
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await page.keyboard.press('Escape');
  await signIn(page, ownerEmail);
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Follow spot added.').waitFor();
  expect((await api.get('/v1/items')).body.data).toHaveLength(1);
});

test('a sign-out asks, and in another tab keeps what was typed here', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, context, name } = await openTyped(ownerEmail);
  const other = await context.newPage();
  await other.goto('/#/settings');
  const typed = other.getByLabel('Name', { exact: true });
  await typed.fill('Ann of the stage');
  const signOut = other.getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  await keep(other);
  expect(await typed.inputValue()).toBe('Ann of the stage');
  await signOut.click();
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.waitFor();
  await signIn(other, ownerEmail);
  await ended.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Follow spot');
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Follow spot added.').waitFor();
});

test('a switch of the account asks, and a no stays in the account with what was typed', async () => {
  const first = await newAccount(enterprise);
  const second = await newAccount(enterprise);
  await second.newUser({ role: 'owner' }, 'Guest', first.ownerEmail);
  const { page } = await openSignedIn(first.ownerEmail, '#/settings');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ann of the stage');
  const account = page.getByLabel('Account');
  await account.selectOption({ label: `Account ${second.accountId}` });
  await keep(page);
  await expect.poll(() => account.isEnabled(), polling).toBe(true);
  expect(await account.inputValue()).toBe(String(first.accountId));
  expect(await name.inputValue()).toBe('Ann of the stage');
  await account.selectOption({ label: `Account ${second.accountId}` });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => account.inputValue(), polling).toBe(String(second.accountId));
  await page.getByText('0 items').waitFor();
  expect(await question(page).count()).toBe(0);
});

test('a tab whose account another tab leaves says so, and goes back or along', async () => {
  const first = await newAccount(enterprise);
  const second = await newAccount(enterprise);
  await second.newUser({ role: 'owner' }, 'Guest', first.ownerEmail);
  const { page, context, name } = await openTyped(first.ownerEmail);
  const other = await context.newPage();
  await other.goto('/#/');
  const accountNow = other.getByLabel('Account').locator('option:checked');
  await other.getByText('0 items').waitFor();
  await other.getByLabel('Account').selectOption({ label: `Account ${second.accountId}` });
  await page.getByRole('dialog', { name: `You are now in Account ${second.accountId}` }).waitFor();
  expect(await name.inputValue()).toBe('Follow spot');
  await page.getByRole('button', { name: `Back to Account ${first.accountId}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Follow spot added.').waitFor();
  expect((await first.api.get('/v1/items')).body.data).toHaveLength(1);

  expect(await accountNow.textContent()).toBe(`Account ${second.accountId}`);
  await other.getByRole('button', { name: `Open Account ${first.accountId}` }).click();
  await other.getByText('1 item', { exact: true }).waitFor();
});
