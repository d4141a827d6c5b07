import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

test('Back and a reload restore the scroll position, and a link starts at the top', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const create = (index: number) => api.post('/v1/items', { name: `Item ${index + 100}` });
  await Promise.all(Array.from({ length: 80 }, (_, index) => create(index)));
  const { page } = await openSignedIn(ownerEmail);
  await page.getByText('80 items').waitFor();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollPosition(page), polling).toBe(1500);
  await page.mouse.click(640, 400);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await page.getByText('80 items').waitFor();
  await expect.poll(() => scrollPosition(page), polling).toBe(1500);
  await page.reload();
  await page.getByText('80 items').waitFor();
  await expect.poll(() => scrollPosition(page), polling).toBe(1500);
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('link', { name: 'Equipment' }).last().click();
  await page.getByText('80 items').waitFor();
  await expect.poll(() => scrollPosition(page), polling).toBe(0);
});

test('a dialog focuses its first field', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(() => hasFocus(page, 'dialog [name=name]'), polling).toBe(true);
  await page.keyboard.press('Escape');
  await page.goto('/#/keys');
  await page.getByRole('button', { name: 'Revoke Main' }).click();
  await expect.poll(() => hasFocus(page, 'dialog [name=typed]'), polling).toBe(true);
});

test('the buttons of a long form stay in view, and its first invalid field is scrolled to', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const viewport = { width: 390, height: 600 };
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Add item' });
  const box = async (selector: string) => {
    const box = await dialog.locator(selector).first().boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  await dialog.getByText('Stock', { exact: true }).click();
  await dialog.getByLabel('Low stock at').scrollIntoViewIfNeeded();
  const end = await box('.form-end');
  expect(end.bottom).toBeLessThanOrEqual(viewport.height);
  await send.click();
  await dialog.locator('.error').waitFor();
  await expect.poll(() => hasFocus(page, 'dialog [name=name]'), polling).toBe(true);
  const field = await box('.field:has([name=name])');
  expect(field.top).toBeGreaterThanOrEqual((await box('header')).bottom - 1);
});

test('the key / focuses the search, but types a slash in a text field', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page } = await openSignedIn(ownerEmail, '#/settings');
  await page.getByText('This browser').waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => hasFocus(page, 'main [type=search]'), polling).toBe(true);
  await page.keyboard.type('a/b');
  expect(await page.getByLabel('Search equipment').inputValue()).toBe('a/b');
});

test('a description keeps its line breaks', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Lamp', description: 'One\nTwo\nThree' });
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`);
  const text = page.getByText('One', { exact: false }).first();
  expect((await text.innerText()).split('\n')).toEqual(['One', 'Two', 'Three']);
});

test('fields in one row have the same height, with or without hints', async () => {
  const { ownerEmail } = await newAccount(enterprise);
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Inspection and use').click();
  const inputs = await page.locator('dialog details[open] input[type=text]').all();
  const heights = await Promise.all(inputs.map(async (one) => (await one.boundingBox())?.height));
  expect(new Set(heights.map((height) => Math.round(height ?? 0))).size).toBe(1);
});

test('Back shows the weeks of the calendar and the search for contacts and kits as they were left', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'Drum' });
  await api.post('/v1/contacts', { name: 'Ada' });
  await api.post('/v1/kits', { name: 'Stage', iid: [body.data.id] });
  const { page } = await openSignedIn(ownerEmail, '#/calendar');
  const weeks = page.locator('main .count');
  const firstText = await weeks.textContent();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => weeks.textContent(), polling).not.toBe(firstText);
  const laterText = await weeks.textContent();
  for (const [section, text, name] of [
    ['Contacts', 'ad', 'Ada'],
    ['Kits', 'st', 'Stage'],
  ] as const) {
    await page.getByRole('link', { name: section }).click();
    await page.locator('main input[type=search]').fill(text);
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }
  for (const text of ['st', 'ad']) {
    await page.goBack();
    await expect
      .poll(() => page.locator('main input[type=search]').inputValue(), polling)
      .toBe(text);
    await page.goBack();
  }
  await expect.poll(() => weeks.textContent(), polling).toBe(laterText);
});
