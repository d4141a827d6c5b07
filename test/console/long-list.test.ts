import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const total = 100_000;

/** Answers as the service does, for an account of a hundred thousand items, and notes what it is asked. */
async function standIn(page: Page, sample: object): Promise<string[]> {
  const calls: string[] = [];
  await page.route(/\/v1\/items\?/, async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    calls.push(search);
    const from = Number(searchParams.get('cursor') ?? searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? 50);
    const isReversed = searchParams.get('order')?.startsWith('-') ?? false;
    const data = Array.from({ length: Math.min(limit, total - from) }, (_, index) => {
      const place = from + index + 1;
      const id = isReversed ? total + 1 - place : place;
      return { ...sample, id, name: `Item ${id}` };
    });
    const next = from + data.length;
    const pagination = {
      total,
      limit,
      offset: from,
      next_cursor: next < total ? String(next) : null,
    };
    await route.fulfill({ json: { data, meta: { pagination } } });
  });
  return calls;
}

test('a hundred thousand items scroll, of which a few are there at a time and few are read', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Sample' });
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  const calls = await standIn(page, body.data);
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByText('100,000 items').waitFor();
  const rows = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  // What a frame costs is how many rows it draws.
  const most = await page.evaluate(async () => {
    let highest = 0;
    for (let step = 0; step < 60; step += 1) {
      scrollBy(0, 300);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      highest = Math.max(highest, document.querySelectorAll('[aria-posinset]').length);
    }
    return highest;
  });
  expect(most).toBeLessThan(60);
  const { length: before } = calls;
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Item 100000' }).waitFor();
  expect(await rows.last().getAttribute('aria-posinset')).toBe('100000');
  expect(await rows.count()).toBeLessThan(60);
  // What is above the end is read from there, too.
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.getByRole('link', { name: 'Item 99980' }).waitFor();
  // The middle is as near as the end.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.getByRole('link', { name: 'Item 50000' }).waitFor();
  expect(calls.length - before).toBeLessThanOrEqual(6);
  await page.keyboard.press('Home');
  await page.locator('[aria-posinset="1"]').getByText('Item 1', { exact: true }).waitFor();
});
