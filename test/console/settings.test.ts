import { expect, test } from 'vitest';
import { newAccount, password } from '../support/account.ts';
import { signIn as signInByApi } from '../support/sign-in.ts';
import { openSignedIn, polling, signIn, useBrowser } from './support/browser.ts';

useBrowser();

test('a member sees their sessions, and can end one of them', async () => {
  const { ownerEmail } = await newAccount();
  const otherSession = await signInByApi(ownerEmail);
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  await page.getByText('This browser').waitFor();
  await page.getByRole('button', { name: /^Sign out .+, signed in .*\d\d:\d\d$/ }).click();
  await page.getByText(/ signed out\./).waitFor();
  expect((await otherSession.api.get('/v1/whoami')).status).toBe(401);
  await page
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .waitFor({ state: 'detached' });
});

test('changing the password ends all other sessions', async () => {
  const { ownerEmail } = await newAccount();
  const otherSession = await signInByApi(ownerEmail);
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  const newPassword = 'four unrelated teapots sing';
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect((await otherSession.api.get('/v1/whoami')).status).toBe(401);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page, ownerEmail, newPassword);
  await page.getByText('This browser').waitFor();
});

test('a member of two accounts can switch between them', async () => {
  const first = await newAccount();
  const second = await newAccount();
  await second.newUser({ role: 'viewer' }, 'Guest', first.ownerEmail);
  await first.api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(first.ownerEmail);
  await page.getByText('1 item', { exact: true }).waitFor();
  await page.getByLabel('Account').selectOption({ label: `Account ${second.accountId}` });
  await page.getByText('0 items').waitFor();
  await page.getByLabel('Account').selectOption({ label: `Account ${first.accountId}` });
  await page.getByText('1 item', { exact: true }).waitFor();
});

test('the members list shows when each member was last active, or never', async () => {
  const { ownerEmail, newUser } = await newAccount({ plan: 'enterprise' });
  await newUser({ role: 'viewer' }, 'Kim Doe');
  const { page } = await openSignedIn(ownerEmail, '#/members');
  const lastActive = (role: string) =>
    page.getByRole('row').filter({ hasText: role }).locator('[data-label="Last active"]');
  expect(await lastActive('Viewer').textContent()).toBe('Never');
  expect(await lastActive('Owner').textContent()).toBe('just now');
  expect(await lastActive('Owner').locator('time').getAttribute('title')).toMatch(/\d{4}/);
});

test('administrators see the addresses of members, and others only their names', async () => {
  const { ownerEmail, newUser } = await newAccount();
  const email = `kim-${Date.now()}@example.com`;
  await newUser({ role: 'viewer' }, 'Kim Ferrante', email);
  const owner = await openSignedIn(ownerEmail, '#/members');
  await owner.page.getByRole('cell', { name: email }).waitFor();
  const viewer = await openSignedIn(email, '#/members');
  await viewer.page.getByRole('main').getByText('Kim Ferrante').waitFor();
  expect(await viewer.page.getByText(ownerEmail).count()).toBe(1);
});

test('a member without access to members can change their own profile', async () => {
  const { ownerEmail, newUser } = await newAccount();
  const { email } = await newUser({ role: 'viewer' }, 'Kim Ferrante');
  const { page } = await openSignedIn(email, '#/settings');
  const profile = page.getByRole('region', { name: 'Profile' });
  const save = profile.getByRole('button', { name: 'Save profile' });
  expect(await profile.getByLabel('Name').inputValue()).toBe('Kim Ferrante');
  await profile.getByLabel('Name').fill('');
  await save.click();
  await profile.locator('[aria-invalid=true]').waitFor();
  await profile.getByLabel('Name').fill('Kim Doe');
  await profile.getByLabel('Phone').fill('+49 40 1234');
  await profile.getByLabel('Title').fill('Head of lighting');
  await save.click();
  await page.getByText('Profile saved.').waitFor();
  await page.locator('.account .who').getByText('Kim Doe').waitFor();
  await profile.getByLabel('Phone').fill('');
  await save.click();
  await expect.poll(() => page.getByText('Profile saved.').count(), polling).toBe(2);
  await page.reload();
  expect(await profile.getByLabel('Title').inputValue()).toBe('Head of lighting');
  expect(await profile.getByLabel('Phone').inputValue()).toBe('');
  const owner = await openSignedIn(ownerEmail, '#/members');
  await owner.page.getByRole('rowheader', { name: 'Kim Doe' }).waitFor();
});
