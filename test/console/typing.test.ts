import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';
import { provideRecords } from './support/records.ts';

useBrowser();

/** Results appear within 150 ms plus the response time. This leaves two frames for rendering. */
const maxMilliseconds = 120;

test.each([
  ['#/', 'lamp', '4 items'],
  ['#/contacts', 'zzz', '1 contact'],
])(
  `%s sends one search request, within ${maxMilliseconds} ms of the last letter`,
  async (hash, text, countText) => {
    const account = await newAccount({ plan: 'enterprise' });
    await provideRecords(account);
    const { page } = await openSignedIn(account.ownerEmail, hash);
    await page.locator('main .count').filter({ hasText: countText }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const queries: string[] = [];
    page.on('request', (request) => {
      const query = new URL(request.url()).searchParams.get('q');
      if (query !== null) queries.push(query);
    });
    await page.locator('main input[type=search]').first().pressSequentially(text);
    expect(queries).toEqual([]);
    await page.clock.runFor(maxMilliseconds);
    await expect.poll(() => queries, polling).toEqual([text]);
  },
);
