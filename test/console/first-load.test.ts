import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const kilobyte = 1024;

/** What a page has loaded so far, in bytes as they are sent, but for what the API answers. */
const loadedBytes = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !new URL(name).pathname.startsWith('/v1/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

test('who opens the console loads at most 70 KB to the form, and 130 KB to the equipment', async () => {
  const { ownerEmail } = await newAccount();
  const page = await (await newVisitor()).newPage();
  await page.goto('/#/');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  const form = await loadedBytes(page);
  expect(form).toBeGreaterThan(10 * kilobyte);
  expect(form).toBeLessThanOrEqual(70 * kilobyte);
  await signIn(page, ownerEmail);
  await page.getByText('0 items').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await loadedBytes(page)).toBeLessThanOrEqual(130 * kilobyte);
  // Who comes again has all but the page itself.
  await page.reload();
  await page.getByText('0 items').waitFor();
  const again = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/console\/.*-\w{8}\./.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(again).toBe(0);
});
