import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';
import { consolePages } from './support/pages.ts';
import { provideRecords } from './support/records.ts';

useBrowser();

const maxRequests = 4;

test('every page asks the service for at most four things', { timeout: 240_000 }, async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const itemId = await provideRecords(account);
  // All that is read where somebody comes to it is in view.
  const viewport = { width: 1280, height: 2000 };
  const { page } = await openSignedIn(account.ownerEmail, '#/scan', { viewport });
  await page.getByText('Nothing scanned yet').waitFor();
  await page.waitForLoadState('networkidle');
  let calls: string[] = [];
  let open = 0;
  const end = () => {
    open -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('request', (request) => {
    open += 1;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  // A page that is only left for another one is never idle anew for the browser.
  const settled = async () => {
    for (let count = -1; count < calls.length || open > 0; await page.waitForTimeout(150)) {
      count = calls.length;
    }
  };
  const many: Record<string, string[]> = {};
  const drum = '#/items/3';
  const pages = [...consolePages(itemId), { hash: drum, loadedText: 'Matinee' }];
  // A console that is opened renews its session, besides, counts what is unread, and asks for the accounts
  // of its member and for what they prefer.
  const besides = /^POST .*refresh|\/notifications\?unread|\/accounts$|\/session\/user$/;
  for (const { hash, loadedText } of pages) {
    await page.goto('about:blank');
    calls = [];
    await page.goto(`/${hash}`);
    await page.getByRole('main').getByText(loadedText).first().waitFor();
    await page.waitForLoadState('networkidle');
    await settled();
    if (calls.filter((one) => !besides.test(one)).length > maxRequests) many[hash] = calls;
  }
  expect(many).toEqual({});
});
