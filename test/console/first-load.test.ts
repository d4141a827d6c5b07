import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const kilobyte = 1024;

/** The bytes that a page has loaded so far, compressed and without API responses. */
const loadedBytes = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !new URL(name).pathname.startsWith('/v1/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

test('the sign-in form loads at most 70 KB, and the equipment list at most 130 KB in total', async () => {
  const { ownerEmail } = await newAccount();
  const page = await (await newVisitor()).newPage();
  await page.goto('/#/');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  const formBytes = await loadedBytes(page);
  expect(formBytes).toBeGreaterThan(10 * kilobyte);
  expect(formBytes).toBeLessThanOrEqual(70 * kilobyte);
  await signIn(page, ownerEmail);
  await page.getByText('0 items').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await loadedBytes(page)).toBeLessThanOrEqual(130 * kilobyte);
  // After a reload, the scripts come from the cache of the browser.
  await page.reload();
  await page.getByText('0 items').waitFor();
  const bytesOnReload = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/console\/.*-\w{8}\./.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(bytesOnReload).toBe(0);
});
