import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

/** Opens the check-out form in an account with two contacts. */
async function openCheckOut({ api, ownerEmail }: TestAccount, options: BrowserContextOptions = {}) {
  const { body } = await api.post('/v1/items', { name: 'Drum kit' });
  for (const name of ['Ada Moreau', 'Northlight Events']) await api.post('/v1/contacts', { name });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`, options);
  await page.getByRole('button', { name: 'Check out', exact: true }).click();
  return { page, contact: page.getByRole('combobox', { name: 'Contact' }) };
}

const submit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Check out', exact: true }).click();

test('Enter right after fast typing neither submits the form nor picks another contact', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const { page, contact } = await openCheckOut(account);
  await contact.click();
  await page.getByRole('option', { name: 'Ada Moreau' }).waitFor();
  await page.keyboard.type('North');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Northlight Events' }).waitFor();
  await page.getByRole('option', { name: 'Ada Moreau' }).waitFor({ state: 'detached' });
  expect((await account.api.get('/v1/checkouts')).body.data).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => contact.inputValue(), polling).toBe('Northlight Events');
});

test('a full name selects its contact on Tab, and also when the form is submitted at once', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const { page, contact } = await openCheckOut(account);
  await contact.fill('northlight events');
  await page.keyboard.press('Tab');
  await expect.poll(() => contact.inputValue(), polling).toBe('Northlight Events');
  await contact.fill('Ada Moreau');
  await submit(page);
  await page.getByText('Checked out until').waitFor();
  const { body } = await account.api.get('/v1/checkouts');
  expect(body.data).toMatchObject([{ contact: { name: 'Ada Moreau' } }]);
});

test('an unknown contact name blocks the form, and can be added as a new contact', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const { page, contact } = await openCheckOut(account);
  await contact.fill('Kim Doe');
  await page.getByText('Nobody found').waitFor();
  await page.keyboard.press('Enter');
  await submit(page);
  await page.getByText('“Kim Doe” is not in the list.').waitFor();
  expect(await contact.evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await account.api.get('/v1/checkouts')).body.data).toEqual([]);
  await contact.click();
  await page.getByRole('option', { name: 'Add “Kim Doe”' }).click();
  await page.getByText('Kim Doe added to your contacts.').waitFor();
  await submit(page);
  await page.getByText('Checked out until').waitFor();
  const { body } = await account.api.get('/v1/checkouts');
  expect(body.data).toMatchObject([{ contact: { name: 'Kim Doe' } }]);
});

test('a check-out without a contact asks for confirmation', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const { page } = await openCheckOut(account);
  await submit(page);
  await page.getByRole('dialog', { name: 'Check out without a borrower?' }).waitFor();
  await page.keyboard.press('Escape');
  expect((await account.api.get('/v1/checkouts')).body.data).toEqual([]);
  await submit(page);
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await page.getByText('Checked out until').waitFor();
});

test('the arrow keys scroll the list so that the active option is in view', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  for (const number of [10, 11, 12, 13, 14, 15, 16, 17]) {
    await account.api.post('/v1/contacts', { name: `Studio ${number}` });
  }
  const { page, contact } = await openCheckOut(account);
  await contact.fill('Studio');
  await page.getByRole('option', { name: 'Studio 17' }).waitFor();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  const isInView = () =>
    list.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      const option = box.querySelector('[aria-selected=true]')?.getBoundingClientRect();
      return option !== undefined && option.top >= top && option.bottom <= bottom;
    });
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await expect.poll(isInView, polling).toBe(true);
  expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test('in forced colours, an outline shows which record of a list is chosen', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const { page, contact } = await openCheckOut(account, { forcedColors: 'active' });
  await contact.click();
  await page.getByRole('option', { name: 'Ada Moreau' }).waitFor();
  await page.keyboard.press('ArrowDown');
  const outlineOf = (isSelected: boolean) =>
    page
      .getByRole('dialog')
      .getByRole('option', { selected: isSelected })
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  expect([await outlineOf(true), await outlineOf(false)]).toEqual(['solid', 'none']);
});

test('on a phone, an open dialog shows why a contact could not be added', async () => {
  const account = await newAccount({ plan: 'enterprise' });
  const viewport = { width: 390, height: 700 };
  const { page, contact } = await openCheckOut(account, { viewport });
  await page.route('**/v1/contacts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await contact.fill('Kim');
  await page.getByRole('option', { name: 'Add “Kim”' }).click();
  const message = page.locator('.toast.bad');
  await message.waitFor();
  // Fails where the dialog covers the message, or makes it inert.
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await message.waitFor({ state: 'detached' });
  expect(await contact.inputValue()).toBe('Kim');
});
