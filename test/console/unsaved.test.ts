import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { auth, signIn as signInByApi } from '../support/sign-in.ts';
import { openSignedIn, polling, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

/** Opens the form of a new item and types a name. */
async function openTypedForm(ownerEmail: string) {
  const { page, context } = await openSignedIn(ownerEmail, '#/contacts');
  await page.getByText('No contacts yet').waitFor();
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByRole('button', { name: 'Add item' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Follow spot');
  return { page, context, name };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });
const keepEditing = (page: Page) => page.getByRole('button', { name: 'Keep editing' }).click();

test('Escape, Cancel and Close ask before a form with typed text closes', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, name } = await openTypedForm(ownerEmail);
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const attempt of close) {
    await attempt();
    await question(page).waitFor();
    await keepEditing(page);
    await question(page).waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Follow spot');
  }
  // Browsers close a dialog at the second press of Escape, whatever the page does.
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

test('Back asks first, and Keep editing stays on the page of the form', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, name } = await openTypedForm(ownerEmail);
  await page.goBack();
  await question(page).waitFor();
  await keepEditing(page);
  expect(await name.inputValue()).toBe('Follow spot');
  expect(new URL(page.url()).hash).toBe('#/');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('No contacts yet').waitFor();
});

/** Dismisses the dialogs of the browser itself, and collects their types. */
function dismissBrowserDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    return dialog.dismiss();
  });
  return types;
}

test('a reload asks first while a form has typed text', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, name } = await openTypedForm(ownerEmail);
  const dialogs = dismissBrowserDialogs(page);
  await page.evaluate(() => location.reload());
  await expect.poll(() => dialogs, polling).toEqual(['beforeunload']);
  expect(await name.inputValue()).toBe('Follow spot');
});

test('a reload does not ask once the typed text is discarded', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page } = await openTypedForm(ownerEmail);
  // The event that the browser sends before it leaves a page; the page cancels it to ask.
  const asksBeforeLeaving = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asksBeforeLeaving()).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The page may notice only a moment later that the dialog is gone.
  await expect.poll(asksBeforeLeaving, polling).toBe(false);
});

test('a form can be submitted after the session ended and the member signed in again', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { page } = await openTypedForm(ownerEmail);
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

test('a sign-out asks first, and a form in another tab keeps its typed text', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page, context, name } = await openTypedForm(ownerEmail);
  const otherTab = await context.newPage();
  await otherTab.goto('/#/settings');
  const profileName = otherTab.getByLabel('Name', { exact: true });
  await profileName.fill('Ann of the stage');
  const signOut = otherTab.getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  await keepEditing(otherTab);
  expect(await profileName.inputValue()).toBe('Ann of the stage');
  await signOut.click();
  await otherTab.getByRole('button', { name: 'Discard' }).click();
  await otherTab.getByRole('heading', { name: 'Sign in' }).waitFor();
  const sessionDialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await sessionDialog.waitFor();
  await signIn(otherTab, ownerEmail);
  await sessionDialog.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Follow spot');
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Follow spot added.').waitFor();
});

test('switching the account asks first, and Keep editing keeps the account and the form', async () => {
  const first = await newAccount(enterprise);
  const second = await newAccount(enterprise);
  await second.newUser({ role: 'owner' }, 'Guest', first.ownerEmail);
  const { page } = await openSignedIn(first.ownerEmail, '#/settings');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ann of the stage');
  const account = page.getByLabel('Account');
  await account.selectOption({ label: `Account ${second.accountId}` });
  await keepEditing(page);
  await expect.poll(() => account.isEnabled(), polling).toBe(true);
  expect(await account.inputValue()).toBe(String(first.accountId));
  expect(await name.inputValue()).toBe('Ann of the stage');
  await account.selectOption({ label: `Account ${second.accountId}` });
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => account.inputValue(), polling).toBe(String(second.accountId));
  await page.getByText('0 items').waitFor();
  expect(await question(page).count()).toBe(0);
});

test('after another tab switches the account, a tab says so and can switch back', async () => {
  const first = await newAccount(enterprise);
  const second = await newAccount(enterprise);
  await second.newUser({ role: 'owner' }, 'Guest', first.ownerEmail);
  const { page, context, name } = await openTypedForm(first.ownerEmail);
  const otherTab = await context.newPage();
  await otherTab.goto('/#/');
  const selectedAccount = otherTab.getByLabel('Account').locator('option:checked');
  await otherTab.getByText('0 items').waitFor();
  await otherTab.getByLabel('Account').selectOption({ label: `Account ${second.accountId}` });
  await page.getByRole('dialog', { name: `You are now in Account ${second.accountId}` }).waitFor();
  expect(await name.inputValue()).toBe('Follow spot');
  await page.getByRole('button', { name: `Back to Account ${first.accountId}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Follow spot added.').waitFor();
  expect((await first.api.get('/v1/items')).body.data).toHaveLength(1);

  expect(await selectedAccount.textContent()).toBe(`Account ${second.accountId}`);
  await otherTab.getByRole('button', { name: `Open Account ${first.accountId}` }).click();
  await otherTab.getByText('1 item', { exact: true }).waitFor();
});
