import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';
import { consolePages } from './support/pages.ts';
import { provideRecords } from './support/records.ts';

useBrowser();

const maxRequests = 4;

test('every page makes at most four requests, besides those for the names of a kind of record', {
  timeout: 240_000,
}, async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const itemId = await provideRecords(account);
  // A tall window, so that sections that load when scrolled into view load at once.
  const viewport = { width: 1280, height: 2000 };
  const { page } = await openSignedIn(account.ownerEmail, '#/scan', { viewport });
  await page.getByText('Nothing scanned yet').waitFor();
  await page.waitForLoadState('networkidle');
  let calls: string[] = [];
  let openRequests = 0;
  const onRequestEnd = () => {
    openRequests -= 1;
  };
  page.on('requestfinished', onRequestEnd);
  page.on('requestfailed', onRequestEnd);
  page.on('request', (request) => {
    openRequests += 1;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  // "networkidle" is reported once for each page load, and misses requests that start later.
  const waitUntilSettled = async () => {
    for (let count = -1; count < calls.length || openRequests > 0; await page.waitForTimeout(150)) {
      count = calls.length;
    }
  };
  const callsOverLimit: Record<string, string[]> = {};
  const drum = '#/items/3';
  const pages = [...consolePages(itemId), { hash: drum, loadedText: 'Matinee' }];
  // Each start of the console also refreshes the session, counts the unread notifications,
  // and reads the accounts and preferences of the member. These calls are not counted.
  const startupCalls = /^POST .*refresh|\/notifications\?unread|\/accounts$|\/session\/user$/;
  // The activity names records of all kinds, and makes one request for each kind, by ids.
  const nameCalls = /\?id=/;
  const isCounted = (call: string) => !startupCalls.test(call) && !nameCalls.test(call);
  for (const { hash, loadedText } of pages) {
    await page.goto('about:blank');
    calls = [];
    await page.goto(`/${hash}`);
    await page.getByRole('main').getByText(loadedText).first().waitFor();
    await page.waitForLoadState('networkidle');
    await waitUntilSettled();
    if (calls.filter(isCounted).length > maxRequests) callsOverLimit[hash] = calls;
  }
  expect(callsOverLimit).toEqual({});
});

test('the late answer of a form that was closed neither closes the next form nor leaves its page', async () => {
  const { api, ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/');
  await page.getByText('0 items').waitFor();
  const late = Promise.withResolvers<void>();
  await page.route('**/v1/items', async (route) => {
    await late.promise;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  const name = dialog.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Add item' }).click();
  await name.fill('Drum');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Close without the result?' });
  await question.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Add item' }).click();
  await name.fill('Cymbal');
  late.resolve();
  await page.getByText('Drum added.').waitFor();
  expect(await name.inputValue()).toBe('Cymbal');
  expect(new URL(page.url()).hash).toBe('#/');
  expect((await api.get('/v1/items')).body.data).toMatchObject([{ name: 'Drum' }]);
});
