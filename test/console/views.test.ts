import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

test('a view is saved, found in another browser, and deleted with an undo', async () => {
  const { ownerEmail, api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', type: 'Light' });
  await api.post('/v1/items', { name: 'Drum kit' });
  const { page } = await openSignedIn(ownerEmail, '#/?type=Light');
  await page.getByText('1 item', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save what is shown as').fill('Lights');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('View Lights saved.').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const other = (await openSignedIn(ownerEmail)).page;
  await other.getByText('2 items', { exact: true }).waitFor();
  await other.getByRole('button', { name: 'Views' }).click();
  await other.getByRole('link', { name: 'Lights' }).click();
  await other.getByText('1 item', { exact: true }).waitFor();
  await other.getByRole('button', { name: 'Views' }).click();
  await other.getByRole('button', { name: 'Delete Lights' }).click();
  await other.getByText('View Lights deleted.').waitFor();
  await other.getByRole('button', { name: 'Undo' }).click();
  await other.getByText('Undone.').waitFor();
  await other.getByRole('link', { name: 'Lights' }).waitFor();
});

test('a view that was replaced by another of its name comes back by the undo', async () => {
  const { ownerEmail, api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', type: 'Light' });
  const { page } = await openSignedIn(ownerEmail, '#/?type=Light');
  const save = async (message: string) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Save what is shown as').fill('Lights');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText(message).waitFor();
  };
  await save('View Lights saved.');
  await page.keyboard.press('Escape');
  await page.goto('/#/?q=lamp');
  await save('View Lights replaced.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await page.getByRole('link', { name: 'Lights' }).click();
  await expect.poll(() => new URL(page.url()).hash, polling).toBe('#/?type=Light');
});

test('a name that a view cannot have is refused at its field', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/?q=lamp');
  await page.getByRole('button', { name: 'Views' }).click();
  const name = page.getByLabel('Save what is shown as');
  await name.fill('L'.repeat(61));
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('Must be 1 to 60 characters.').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('Fill in this field.').waitFor();
});

test('views that two tabs save at the same time are both kept and shown', async () => {
  const { ownerEmail, api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', type: 'Light' });
  const { context, page } = await openSignedIn(ownerEmail, '#/?type=Light');
  const tabs = [page, await context.newPage()];
  await tabs[1]?.goto('/#/?q=lamp');
  const names = ['Lights', 'Lamps'];
  for (const [index, tab] of tabs.entries()) {
    await tab.getByText('1 item', { exact: true }).waitFor();
    await tab.getByRole('button', { name: 'Views' }).click();
    await tab.getByLabel('Save what is shown as').fill(names[index] ?? '');
  }
  const save = async (tab: Page) => {
    const saved = tab.waitForResponse((response) => response.request().method() === 'PATCH');
    await tab.getByRole('button', { name: 'Save view' }).click();
    await saved;
  };
  await Promise.all(tabs.map(save));
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'Lights' }).waitFor();
    await tab.getByRole('link', { name: 'Lamps' }).waitFor();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'Lights' }).waitFor();
  await page.getByRole('link', { name: 'Lamps' }).waitFor();
});

test('chosen columns are shown in the next session, and hidden on narrow screens', async () => {
  const { ownerEmail, api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', serial_number: 'SN-4711', tags: ['tour'] });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Serial number').check();
  await page.getByLabel('Tags').check();
  await page.keyboard.press('Escape');
  await page.getByText('SN-4711').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const other = (await openSignedIn(ownerEmail)).page;
  await other.getByText('SN-4711').waitFor();
  // Words that are written to the left keep their direction apart from the label of their column.
  await other.locator('bdi').getByText('tour').waitFor();
  await other.setViewportSize({ width: 320, height: 740 });
  await other.getByText('SN-4711').waitFor({ state: 'hidden' });
  const overflow = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
