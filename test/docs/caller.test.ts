import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openSignedIn, signIn, useBrowser } from '../console/support/browser.ts';
import { newAccount } from '../support/account.ts';
import { auth, signIn as signInByApi } from '../support/sign-in.ts';
import { openOperation, tryOut } from './try-out.ts';

useBrowser();

/** Opens the reference beside the console of an owner. */
async function openReference() {
  const { ownerEmail, accountId } = await newAccount();
  const { page: console, context } = await openSignedIn(ownerEmail);
  const page = await openTab(context);
  await page.getByText(`of Account ${accountId}`).waitFor();
  return { console, context, page, ownerEmail, accountId };
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openOperation(page, 'service/service.whoami');
  return page;
}

/** Tries out the operation that a tab has open. */
const callWhoami = (page: Page) => tryOut(page.locator('.opblock.is-open'));

/** Counts the refreshes of a page, and lists the tokens with which it calls whoami. */
function watchRequests(page: Page) {
  const seen = { refreshes: 0, tokens: [] as (string | undefined)[] };
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refresh')) seen.refreshes += 1;
    if (request.url().endsWith('/v1/whoami')) seen.tokens.push(request.headers().authorization);
  });
  return seen;
}

const hour = 3_600_000;

test('a member who is signed in to the console tries operations out with that session', async () => {
  const { page, accountId } = await openReference();
  const request = page.waitForRequest('**/v1/whoami');
  const { status, body } = await callWhoami(page);
  expect(status).toBe('200');
  expect(body).toContain(`"name": "Account ${accountId}"`);
  // People copy and share what is shown, so that it must not contain the token of the session.
  expect((await request).headers().authorization).toMatch(/^Bearer session_/);
  expect(await page.content()).not.toContain('session_');
  await page.getByText('Bearer YOUR_API_KEY').waitFor();
});

test('an API key can be authorised instead; an error response is shown as it is', async () => {
  const { token, accountId } = await newAccount();
  const page = await openTab(await newVisitor());
  expect(await callWhoami(page)).toMatchObject({
    status: '401',
    body: expect.stringContaining('invalid_api_key'),
  });
  await page.getByRole('button', { name: 'Authorize', exact: true }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByLabel('Value of apiKey').fill(token);
  await dialog.getByRole('button', { name: 'Authorize' }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const { body } = await callWhoami(page);
  expect(body).toContain(`"name": "Account ${accountId}"`);
});

test('a token that has ended, by its time or before it, is renewed, and the call goes on', async () => {
  const { page } = await openReference();
  const seen = watchRequests(page);

  await page.clock.setFixedTime(Date.now() + hour);
  expect(await callWhoami(page)).toMatchObject({ status: '200' });
  expect(seen).toMatchObject({ refreshes: 1, tokens: [expect.any(String)] });

  const json = { error: { code: 'invalid_session', status: 401 } };
  await page.route('**/v1/whoami', (route) => route.fulfill({ status: 401, json }), { times: 1 });
  expect(await callWhoami(page)).toMatchObject({ status: '200' });
  expect(seen.refreshes).toBe(2);
  expect(new Set(seen.tokens).size).toBe(2);
});

test('a token that another tab has refreshed is used', async () => {
  const { page, context } = await openReference();
  const other = await openTab(context);
  await other.getByText('You call as').waitFor();
  const [seen, seenByOther] = [watchRequests(page), watchRequests(other)];
  await other.clock.setFixedTime(Date.now() + hour);
  await callWhoami(other);
  expect(await callWhoami(page)).toMatchObject({ status: '200' });
  expect(seen).toEqual({ refreshes: 0, tokens: seenByOther.tokens });
});

test('after a sign-out in another tab, calls have no session until the next sign-in', async () => {
  const { console, page, ownerEmail } = await openReference();
  await console.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in to the console to call as yourself').waitFor();
  expect(await callWhoami(page)).toMatchObject({ status: '401' });
  await signIn(console, ownerEmail);
  await page.getByText('You call as').waitFor();
  expect(await callWhoami(page)).toMatchObject({ status: '200' });
});

test('a session that was ended elsewhere is reported in the response and on the page', async () => {
  const { page, ownerEmail } = await openReference();
  const { accessToken } = await signInByApi(ownerEmail);
  await auth('logout', { all: true }, { authorization: `Bearer ${accessToken}` });
  expect(await callWhoami(page)).toMatchObject({
    status: '401',
    body: expect.stringContaining('invalid_session'),
  });
  await page.getByRole('status').getByText('Your session is over.').waitFor();
});

test('a repeated call is answered by the service, not from the cache of the browser', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp' });
  const { context } = await openSignedIn(ownerEmail);
  const operation = await openOperation(await context.newPage(), 'items/items.get');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByPlaceholder('id', { exact: true }).fill('1');
  expect((await tryOut(operation)).body).toContain('"open_issues_count": 0');
  await api.post('/v1/issues', { name: 'Broken', iid: [1] });
  expect((await tryOut(operation)).body).toContain('"open_issues_count": 1');
});
