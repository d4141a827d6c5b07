import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const total = 100_000;

/** Simulates the service for an account of a hundred thousand items, and records the queries. */
async function simulateItems(page: Page, sample: object): Promise<string[]> {
  const calls: string[] = [];
  await page.route(/\/v1\/items\?/, async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    calls.push(search);
    const start = Number(searchParams.get('cursor') ?? searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? 50);
    const isReversed = searchParams.get('order')?.startsWith('-') ?? false;
    const data = Array.from({ length: Math.min(limit, total - start) }, (_, index) => {
      const position = start + index + 1;
      const id = isReversed ? total + 1 - position : position;
      return { ...sample, id, name: `Item ${id}` };
    });
    const end = start + data.length;
    const pagination = {
      total,
      limit,
      offset: start,
      next_cursor: end < total ? String(end) : null,
    };
    await route.fulfill({ json: { data, meta: { pagination } } });
  });
  return calls;
}

/** Presses a key until the row is shown: on a busy machine, Chromium drops a key that follows a script's scrolling. */
async function pressUntilShown(page: Page, key: string, row: Locator): Promise<void> {
  await vi.waitFor(async () => {
    await page.keyboard.press(key);
    await row.waitFor({ timeout: 2000 });
  }, polling);
}

test('a list of 100,000 items renders under 60 rows, and a jump reads only a few pages', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Sample' });
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  const calls = await simulateItems(page, body.data);
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByText('100,000 items').waitFor();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  // The cost of a frame grows with the number of rendered rows.
  const maxRows = await page.evaluate(async () => {
    let highest = 0;
    for (let step = 0; step < 60; step += 1) {
      scrollBy(0, 300);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      highest = Math.max(highest, document.querySelectorAll('[aria-posinset]').length);
    }
    return highest;
  });
  expect(maxRows).toBeLessThan(60);
  const { length: callsBefore } = calls;
  await pressUntilShown(page, 'End', page.getByRole('link', { name: 'Item 100000' }));
  expect(await rows.last().getAttribute('aria-posinset')).toBe('100000');
  expect(await rows.count()).toBeLessThan(60);
  // Rows above the end are also loaded from the end.
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.getByRole('link', { name: 'Item 99980' }).waitFor();
  // The middle is reached without loading the rows before it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.getByRole('link', { name: 'Item 50000' }).waitFor();
  expect(calls.length - callsBefore).toBeLessThanOrEqual(6);
  const first = page.locator('[aria-posinset="1"]').getByText('Item 1', { exact: true });
  await pressUntilShown(page, 'Home', first);
});

test('a long list prints the rows in view, without empty pages, and says that there are more', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Sample' });
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  await simulateItems(page, body.data);
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByRole('link', { name: /Item 20\b/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Only rows 1 to \d\d of 100,000 are printed/).waitFor();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  const rowsHeight = heights.reduce((sum, height) => sum + height, 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height - rowsHeight).toBeLessThan(600);
});
