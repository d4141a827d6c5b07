import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { auth, ownPage } from '../support/sign-in.ts';
import { newVisitor, openSignedIn, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });

test('an owner signs in, and is still signed in after a reload', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('heading', { name: 'Equipment', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Equipment', level: 1 }).waitFor();
  await signOut(page).waitFor();
});

test('a second member in the same browser sees only the records of their own account', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  await first.api.post('/v1/items', { name: 'Lamp' });
  await second.api.post('/v1/items', { name: 'Drum' });
  const { page } = await openSignedIn(first.ownerEmail, '#/items/1');
  await page.getByRole('heading', { name: 'Lamp' }).waitFor();
  await signOut(page).click();
  await signIn(page, second.ownerEmail);
  await signOut(page).waitFor();
  await page.goto('/#/items/1');
  await page.getByRole('heading', { name: 'Drum' }).waitFor();
});

test('the same member returns to their last page, and another member starts at the list', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  await first.api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(first.ownerEmail, '#/items/1');
  await page.getByRole('heading', { name: 'Lamp' }).waitFor();
  await signOut(page).click();
  await signIn(page, first.ownerEmail);
  await page.getByRole('heading', { name: 'Lamp' }).waitFor();
  await signOut(page).click();
  await signIn(page, second.ownerEmail);
  await page.getByRole('heading', { name: 'Equipment', level: 1 }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/');
});

test('a wrong password is reported, and the focus goes to the message', async () => {
  const { ownerEmail } = await newAccount();
  const page = await (await newVisitor()).newPage();
  await page.goto('/#/');
  await signIn(page, ownerEmail, 'not the password');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('an invalid email address is reported next to its field', async () => {
  const page = await (await newVisitor()).newPage();
  await page.goto('/#/');
  await signIn(page, 'nobody', 'something');
  await page.getByText('Must be an email address.').waitFor();
  const field = page.getByLabel('Email');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('no token is stored where scripts can read it', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storage).not.toMatch(/session_|refresh_/);
  const [cookie] = await context.cookies(`${new URL(page.url()).origin}/v1/auth`);
  expect(cookie).toMatchObject({
    name: 'refresh',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
});

test('signing out applies to every tab, and lasts after a reload', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail);
  const other = await context.newPage();
  await other.goto('/#/');
  await signOut(other).waitFor();
  await signOut(page).click();
  for (const one of [page, other]) {
    await one.getByRole('heading', { name: 'Sign in' }).waitFor();
    await one.reload();
    await one.getByRole('heading', { name: 'Sign in' }).waitFor();
  }
});

test('tabs that are loaded at the same time share one session', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail);
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([page.reload(), ...others.map((one) => one.goto('/#/'))]);
    for (const one of [page, ...others]) await signOut(one).waitFor();
  }
});

test('two tabs whose token expires at once both refresh it without a new sign-in', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail, '#/keys');
  const other = await context.newPage();
  await other.goto('/#/keys');
  const tabs = [page, other];
  for (const one of tabs) await one.getByText('1 of 25 keys').waitFor();
  // The next request of each tab is answered as if its token had expired.
  const refused = new Set<unknown>();
  await context.route('**/v1/accounts', async (route) => {
    const from = route.request().frame().page();
    if (refused.has(from)) return route.fallback();
    refused.add(from);
    const error = { code: 'invalid_session', message: 'Over.', fields: {} };
    return route.fulfill({ status: 401, json: { error } });
  });
  const refreshedReads = tabs.map((one) =>
    one.waitForResponse((answer) => answer.url().endsWith('/keys?limit=200') && answer.ok()),
  );
  await Promise.all(tabs.map((one) => one.getByRole('link', { name: 'Equipment' }).last().click()));
  await Promise.all(tabs.map((one) => one.getByRole('link', { name: 'API keys' }).click()));
  await Promise.all(refreshedReads);
  for (const one of tabs) await one.getByText('1 of 25 keys').waitFor();
  expect(refused.size).toBe(2);
});

test('a session that was ended in another browser leads to a sign-in page that says so', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByText('1 of 25 keys').waitFor();
  const otherBrowser = await openSignedIn(ownerEmail);
  const answer = await otherBrowser.page.evaluate(async () => {
    const { status } = await fetch('/v1/auth/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"all":true}',
    });
    return status;
  });
  expect(answer).toBe(201);
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByText('Your session has ended.').waitFor();
  await signIn(page, ownerEmail);
  await page.getByText('1 of 25 keys').waitFor();
});

test('a deactivated member is signed out by their next request', async () => {
  const { newUser, setUser } = await newAccount();
  const email = `leaving-${Date.now()}@example.com`;
  const { id } = await newUser({ role: 'member' }, 'Kim', email);
  const { page } = await openSignedIn(email);
  await page.getByText('0 items').waitFor();
  await setUser(id, { active: false });
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByText('Your session has ended.').waitFor();
});

test('a page that was closed while it refreshed the session can still recover it', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail);
  await page.getByText('0 items').waitFor();
  const [cookie] = await context.cookies(`${new URL(page.url()).origin}/v1/auth`);
  // The browser never receives this response, which has the next cookie.
  const lost = await auth('refresh', {}, { ...ownPage(), cookie: `refresh=${cookie?.value}` });
  expect(lost.status).toBe(201);
  await page.evaluate(() => localStorage.setItem('equipment.refreshing', String(Date.now())));
  await page.reload();
  await page.getByText('0 items').waitFor({ timeout: 60_000 });
});
