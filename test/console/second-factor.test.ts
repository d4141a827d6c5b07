import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, password } from '../support/account.ts';
import { newInvitation } from '../support/members.ts';
import { auth, signIn as signInByApi } from '../support/sign-in.ts';
import { totpCode, turnFactorOn } from '../support/totp.ts';
import { violationsOf } from './support/axe.ts';
import { newVisitor, openSignedIn, signIn, useBrowser } from './support/browser.ts';
import { takePictures } from './support/pictures.ts';

useBrowser();

const newPassword = 'four unrelated teapots sing';
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an invited member turns a second factor on, and signs in with it', async () => {
  const { email, token } = await newInvitation();
  const context = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`/#/invitation?token=${token}`);
  await button(page, 'Accept').click();
  await page.getByLabel('New password').fill(newPassword);
  await button(page, 'Set password and accept').click();
  await page.getByText('You are now a member of').waitFor();
  await page.getByLabel('Password').fill(newPassword);
  await button(page, 'Sign in').click();
  await page.locator('.shell').waitFor();

  await page.goto('/#/settings');
  await button(page, 'Turn on two-factor authentication').click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
  await takePictures(page, 'second-factor');
  await code(page).fill('000000');
  await button(page, 'Turn on').click();
  await page.getByText('The code is incorrect, or it was used before.').waitFor();
  await code(page).fill(totpCode(secret, -1));
  await button(page, 'Turn on').click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Go back').click();
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await button(page, 'Copy').click();
  await page.getByText('Recovery codes copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await button(page, 'Done').click();
  await page.getByText('10 recovery codes left.').waitFor();

  await button(page, 'Sign out').click();
  await signIn(page, email, newPassword);
  await code(page).waitFor();
  expect(await code(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await takePictures(page, 'second-factor-code');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The code is incorrect').waitFor();
  await code(page).fill(totpCode(secret));
  await button(page, 'Sign in').click();
  await page.locator('.shell').waitFor();

  await button(page, 'Sign out').click();
  await signIn(page, email, newPassword);
  await code(page).fill(codes[0] ?? '');
  await button(page, 'Sign in').click();
  await page.getByText('9 recovery codes left.').waitFor();
  await button(page, 'Turn off two-factor authentication').click();
  await code(page).fill(totpCode(secret, 1));
  await button(page, 'Turn off').click();
  await page.getByText('Two-factor authentication turned off.').waitFor();
  await button(page, 'Turn on two-factor authentication').waitFor();
  expect((await auth('login', { email, password: newPassword })).status).toBe(201);
});

test('Back from the code leads to the sign-in form, where another member can sign in', async () => {
  const { ownerEmail, newUser } = await newAccount();
  await turnFactorOn((await signInByApi(ownerEmail)).api);
  const { email } = await newUser({ role: 'viewer' }, 'Kim Doe');
  const page = await (await newVisitor()).newPage();
  await page.goto('/');
  await signIn(page, ownerEmail);
  await code(page).waitFor();
  await button(page, 'Back').click();
  expect(await page.getByLabel('Email').inputValue()).toBe(ownerEmail);
  await signIn(page, email);
  await page.locator('.account .who').getByText('Kim Doe').waitFor();
});

test('after the session ends, signing in again with a code keeps what was typed in a form', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/contacts');
  const { api } = await signInByApi(ownerEmail);
  const { recoveryCodes } = await turnFactorOn(api);
  await button(page, 'Add contact').click();
  await page.getByLabel('Name', { exact: true }).fill('Northlight');
  await api.post('/v1/auth/logout', { all: true });
  await button(page, 'Add contact').last().click();
  await page.getByText('Your session has ended').waitFor();
  await page.getByLabel('Password').fill(password);
  await button(page, 'Sign in').click();
  await code(page).fill(recoveryCodes[0] ?? '');
  await button(page, 'Sign in').click();
  await page.getByText('Your session has ended').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Northlight');
});

test('with three recovery codes left, the settings suggest new ones', async () => {
  const { ownerEmail } = await newAccount();
  const { recoveryCodes } = await turnFactorOn((await signInByApi(ownerEmail)).api);
  for (const recoveryCode of recoveryCodes.slice(0, 6)) {
    await auth('login', { email: ownerEmail, password, code: recoveryCode });
  }
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto('/#/settings');
  await signIn(page, ownerEmail);
  await code(page).fill(recoveryCodes[6] ?? '');
  await button(page, 'Sign in').click();
  await page.getByText('3 recovery codes left.').waitFor();
  await page.getByText('to get new recovery codes').waitFor();
});
