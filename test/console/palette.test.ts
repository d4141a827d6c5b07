import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

test('the command palette opens an item, and its duplicate form suggests categories', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const lamp = { name: 'Lamp', unique_id: 'L-1', serial_number: '77', type: 'Follow spot' };
  await api.post('/v1/items', { ...lamp, tags: ['stage'], qr: ['QR-1'] });
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  await page.getByText('This browser').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Go to' }).waitFor();
  await page.keyboard.type('lam');
  // Wait for the result of the whole text, so that Enter opens it.
  await page.getByRole('option', { name: 'Lamp', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate Lamp' });
  const category = dialog.getByLabel('Category');
  await expect
    .poll(async () => {
      // Suggestions lag a few seconds behind the items, so ask again until one is there.
      await category.fill('fol');
      await category.fill('foll');
      return dialog.locator('datalist option[value="Follow spot"]').count();
    }, polling)
    .toBe(1);
  await category.fill('Follow spot');
  await dialog.getByLabel('Name', { exact: true }).fill('Second lamp');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('heading', { name: 'Second lamp' }).waitFor();
  const { body } = await api.get('/v1/items/2');
  expect(body.data).toMatchObject({ type: 'Follow spot', tags: ['stage'], qr: [] });
  expect([body.data.unique_id, body.data.serial_number]).toEqual([null, null]);
});

test('the command palette closes when Back changes the page under it', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  await page.getByText('This browser').waitFor();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('heading', { name: 'Calendar', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Go to' }).waitFor();
  await page.goBack();
  await page.getByText('This browser').waitFor();
  await expect.poll(() => page.getByRole('dialog').count(), polling).toBe(0);
});
