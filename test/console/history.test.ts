import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

test('Show more loads the whole history page by page, and focuses the first added entry', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  const path = `/v1/items/${body.data.id}`;
  const count = 215;
  for (let revision = 1; revision < count; revision += 1)
    await api.patch(path, { model: `Mark ${revision}` });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Show history' }).click();
  const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await entries.first().waitFor();
  for (const countBefore of [10, 60, 110, 160, 210]) {
    await expect.poll(() => entries.count(), polling).toBe(countBefore);
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect.poll(() => entries.count(), polling).toBeGreaterThan(countBefore);
    const isFocused = () =>
      entries.nth(countBefore).evaluate((entry) => entry === document.activeElement);
    await expect.poll(isFocused, polling).toBe(true);
  }
  expect(await entries.count()).toBe(count);
  await page.getByText('added this item.').waitFor();
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  const sentences = await entries.locator('span').allTextContents();
  expect(new Set(sentences).size).toBe(count);
});
