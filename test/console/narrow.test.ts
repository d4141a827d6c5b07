import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const viewport = { width: 320, height: 740 };

/** By how many pixels a page, or the window over it, is wider than there is space for. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

test('what is selected makes no page wider than a phone', async () => {
  const { api, ownerEmail } = await newAccount();
  const names = Array.from({ length: 12 }, (_, index) => `Lamp ${index}`);
  await Promise.all(names.map((name) => api.post('/v1/items', { name })));
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.goto('/#/today');
  await page.getByRole('link', { name: '12 selected' }).waitFor();
  await page.getByRole('link', { name: 'Notifications' }).waitFor();
  await page.getByRole('link', { name: 'Equipment', exact: true }).first().waitFor();
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
});
