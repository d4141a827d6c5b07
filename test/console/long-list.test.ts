import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const total = 10_000;

/** Answers as the service does, for an account of ten thousand items. */
async function standIn(page: Page, sample: object): Promise<void> {
  await page.route(/\/v1\/items\?/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('cursor') ?? 0);
    const limit = Number(searchParams.get('limit') ?? 50);
    const data = Array.from({ length: Math.min(limit, total - from) }, (_, index) => ({
      ...sample,
      id: from + index + 1,
      name: `Item ${from + index + 1}`,
    }));
    const next = from + data.length;
    const pagination = {
      total,
      limit,
      offset: from,
      next_cursor: next < total ? String(next) : null,
    };
    await route.fulfill({ json: { data, meta: { pagination } } });
  });
}

test('ten thousand items scroll smoothly, of which a few are there at a time', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Sample' });
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  await standIn(page, body.data);
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByText('10,000 items').waitFor();
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
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'Item 10000' }).waitFor();
  expect(await rows.last().getAttribute('aria-posinset')).toBe('10000');
  expect(await rows.count()).toBeLessThan(60);
});
