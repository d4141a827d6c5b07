import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).setHours(0, 0, 0, 0);
const hoursFromTomorrow = (count: number) => new Date(tomorrow() + count * 3_600_000).toISOString();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function newAccountWithStock() {
  const account = await newAccount();
  const create = async (path: string, body: object): Promise<number> => {
    const answer = await account.api.post(path, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data.id;
  };
  const stock = { inventory_enabled: true, inventory_quantity: 40, inventory_unit: 'pcs' };
  const chairs = await create('/v1/items', { name: 'Chairs', ...stock });
  const stage = await create('/v1/items', { name: 'Stage' });
  return { ...account, create, chairs, stage };
}

async function addItem(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an item' }).fill(name);
  await page.getByRole('option', { name }).click();
}

test('a kit is added, found, changed, reserved and deleted, and the deletion undone', async () => {
  const { ownerEmail, api, chairs, stage } = await newAccountWithStock();
  const { page } = await openSignedIn(ownerEmail, '#/kits');
  await page.getByText('No kits yet').waitFor();
  await button(page, 'Add kit').click();
  await page.getByLabel('Name', { exact: true }).fill('Open air');
  await page.getByRole('dialog').getByRole('button', { name: 'Add kit' }).click();
  await page.locator('.error').waitFor();
  await addItem(page, 'Stage');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await addItem(page, 'Chairs');
  await page.getByLabel('Quantity of Chairs').fill('10');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Add kit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open air' }).waitFor();
  await page.getByText('10 × Chairs').waitFor();
  const address = page.url();
  await button(page, 'Edit').click();
  await page.getByLabel('Quantity of Chairs').fill('12');
  await button(page, 'Save').click();
  await page.getByText('updated this kit: quantities.').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/#/kits');
  await page.getByText('1 kit', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('nothing-like-it');
  await page.getByText('No kits found').waitFor();
  await page.getByRole('searchbox').fill('open');
  await page.getByRole('link', { name: 'Open air' }).click();

  await button(page, 'Reserve').click();
  await page.getByRole('heading', { name: 'Reserve 1 kit' }).waitFor();
  await page.getByText('Everything is free then.').waitFor();
  await page.getByLabel('Purpose', { exact: true }).fill('Summer cinema');
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Reserve 1 kit').click();
  await page.getByRole('heading', { name: 'Summer cinema' }).waitFor();
  await page.getByText('12 × Chairs').waitFor();
  await page.getByText('Open air', { exact: true }).waitFor();
  expect((await api.get('/v1/reservations/1')).body.data).toMatchObject({
    iid: [stage],
    lines: [{ item_id: chairs, quantity: 12 }],
    kits: [{ name: 'Open air' }],
  });

  await page.goto(address);
  await button(page, 'Delete').click();
  await page.getByLabel('Type Open air to confirm').fill('Open air');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Open air deleted.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open air' }).waitFor();
  await page.getByText('restored this kit.').waitFor();
  expect(page.url()).toBe(address);
});

test('a kit shows whether it is free, and is left out when one of its items clashes', async () => {
  const { ownerEmail, create, chairs, stage } = await newAccountWithStock();
  await create('/v1/kits', {
    name: 'Open air',
    iid: [stage],
    lines: [{ item_id: chairs, quantity: 10 }],
  });
  await create('/v1/reservations', {
    name: 'Wedding',
    iid: [stage],
    start_time: hoursFromTomorrow(8),
    end_time: hoursFromTomorrow(20),
  });
  const { page } = await openSignedIn(ownerEmail, '#/kits/1');
  await page.getByLabel('Free from').fill(hoursFromTomorrow(10).slice(0, 16));
  await page.getByLabel('Free until').fill(hoursFromTomorrow(12).slice(0, 16));
  await page.getByText('Not free').waitFor();
  await page.getByLabel('Free until').fill(hoursFromTomorrow(72).slice(0, 16));
  await page.getByLabel('Free from').fill(hoursFromTomorrow(48).slice(0, 16));
  await page.getByText('Free', { exact: true }).waitFor();
  await page.goto('/#/');
  await page.getByRole('checkbox', { name: 'Select Chairs' }).click();
  await page.goto('/#/selection/reserve');
  await page.getByRole('combobox', { name: 'Add a kit' }).fill('open');
  await page.getByRole('option', { name: 'Open air' }).click();
  await page.getByText(/^Stage: Wedding, .* has it\./).waitFor();
  await button(page, 'Leave out Open air').click();
  await page.getByText('1 of 1 item is free then.').waitFor();
});
