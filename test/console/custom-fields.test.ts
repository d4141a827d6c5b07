import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

/** Opens the edit form of an item with custom fields. */
async function openForm(custom_fields: object, colorScheme: 'light' | 'dark' = 'light') {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const { body } = await api.post('/v1/items', { name: 'Lamp', custom_fields });
  const path = `/v1/items/${body.data.id}`;
  const { page } = await openSignedIn(ownerEmail, `#/items/${body.data.id}`, { colorScheme });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByText('Custom fields').click();
  const stored = async () => (await api.get(path)).body.data.custom_fields;
  const add = page.getByRole('button', { name: 'Add field' });
  return { api, path, page, stored, add };
}

const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Adds a field by keyboard alone; the focus starts at its name. */
async function typeField(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add field' }).press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(value);
}

test('custom fields of each kind are changed, added and removed, and one undo reverts them', async () => {
  const before = { watt: 40, rented: false, note: 'two\nlines', shelf: 'A', gone: 'bye' };
  const { page, stored } = await openForm(before);
  await rowOf(page, 'watt').getByLabel('Value').fill('62,5');
  await rowOf(page, 'rented').getByLabel('Value').selectOption('Yes');
  await rowOf(page, 'shelf').getByLabel('Field').fill('rack');
  await page.getByRole('button', { name: 'Remove gone' }).click();
  await typeField(page, 'voltage', '230');
  await rowOf(page, 'voltage').getByLabel('Kind').selectOption('Number');
  await typeField(page, 'colour', 'red');
  await typeField(page, 'without a value', '');
  await save(page);
  await page.getByText('Lamp saved.').waitFor();
  const after = { watt: 62.5, rented: true, note: 'two\nlines', rack: 'A' };
  expect(await stored()).toEqual({ ...after, voltage: 230, colour: 'red' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await stored()).toEqual(before);
});

test('an item is added with custom fields', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lamp');
  await page.getByRole('dialog').getByText('Custom fields').click();
  await typeField(page, 'colour', 'red');
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByText('Lamp added.').waitFor();
  const { body } = await api.get('/v1/items');
  expect(body.data).toMatchObject([{ custom_fields: { colour: 'red' } }]);
});

test('an error of a custom field, from the form or the API, is shown next to the field', async () => {
  const { page, stored } = await openForm({ watt: 40, 'lamp.type': 'LED' });
  const expectError = async (name: string, label: string, error: string) => {
    const input = rowOf(page, name).getByLabel(label, { exact: true });
    await expect.poll(() => input.getAttribute('aria-invalid'), polling).toBe('true');
    await expect.poll(() => rowOf(page, name).locator('.error').textContent()).toMatch(error);
    expect(await input.evaluate((one) => one === document.activeElement)).toBe(true);
  };
  const watt = rowOf(page, 'watt').getByLabel('Value');
  await watt.fill('1,50,0');
  await save(page);
  await expectError('watt', 'Value', 'Must be a number.');
  await watt.fill('1500');

  await typeField(page, 'lamp.type', 'again');
  await save(page);
  await expect.poll(() => page.getByText('Another field has this name.').count()).toBe(2);
  await page.getByRole('button', { name: 'Remove lamp.type' }).last().click();

  await rowOf(page, 'lamp.type').getByLabel('Value').fill('L'.repeat(10_001));
  await save(page);
  await expectError('lamp.type', 'Value', 'characters');
  await rowOf(page, 'lamp.type').getByLabel('Value').fill('LED');

  const tooLong = 'x'.repeat(101);
  await typeField(page, tooLong, 'y');
  await save(page);
  await expectError(tooLong, 'Field', '100 characters');
  await rowOf(page, tooLong).getByLabel('Field').fill('');
  await save(page);
  await expectError('the new field', 'Field', '.');
  await page.getByRole('button', { name: 'Remove the new field' }).click();
  await save(page);
  await page.getByText('Lamp saved.').waitFor();
  expect(await stored()).toEqual({ watt: 1500, 'lamp.type': 'LED' });
});

test('too many custom fields are refused with a message above them', async () => {
  const many = Array.from({ length: 50 }, (_, index) => [`field ${index}`, index]);
  const { page } = await openForm(Object.fromEntries(many));
  await typeField(page, 'one more', 'x');
  await save(page);
  await page.getByRole('alert').filter({ hasText: 'at most 50' }).waitFor();
});

test('custom fields changed meanwhile by another member are shown and not overwritten', async () => {
  const { api, path, page, stored } = await openForm({ watt: 40, shelf: 'A', gone: 'bye' });
  await rowOf(page, 'watt').getByLabel('Value').fill('60');
  await api.patch(path, { custom_fields: { shelf: 'B', colour: 'red', gone: null } });
  await save(page);
  await page.getByText('while you were editing').waitFor();
  expect(await rowOf(page, 'watt').getByLabel('Value').inputValue()).toBe('60');
  expect(await rowOf(page, 'shelf').getByLabel('Value').inputValue()).toBe('B');
  expect(await rowOf(page, 'colour').getByLabel('Value').inputValue()).toBe('red');
  expect(await rowOf(page, 'gone').count()).toBe(0);
  await save(page);
  await page.getByText('Lamp saved.').waitFor();
  expect(await stored()).toEqual({ watt: 60, shelf: 'B', colour: 'red' });
});

test.each(['light', 'dark'] as const)(
  'the custom fields are accessible in the %s theme',
  async (theme) => {
    const { page, add } = await openForm({ watt: 40, rented: true, note: 'new' }, theme);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove watt' }).press('Enter');
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
    await typeField(page, 'watt', 'much');
    await rowOf(page, 'watt').getByLabel('Kind').selectOption('Number');
    await save(page);
    await page.getByText('Must be a number.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = await page
      .getByRole('dialog')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('a new item can take over the custom fields of its category', async () => {
  const { ownerEmail, api } = await newAccount();
  const custom_fields = { Wattage: 500, Socket: 'Schuko' };
  await api.post('/v1/items', { name: 'Lamp', type: 'Light', custom_fields });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Fresnel');
  await page.getByLabel('Category').fill('Light');
  await page.getByText('Custom fields').click();
  await page.getByRole('button', { name: 'Add fields of Light' }).click();
  const wattage = page.getByRole('group', { name: 'Wattage' });
  await wattage.getByLabel('Value').fill('1000');
  await page.getByRole('dialog').getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fresnel' }).waitFor();
  const { body } = await api.get('/v1/items?q=fresnel');
  expect(body.data[0].custom_fields).toEqual({ Wattage: 1000 });
});
