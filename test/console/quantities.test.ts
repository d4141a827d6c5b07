import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).setHours(0, 0, 0, 0);
const hoursFromTomorrow = (count: number) => new Date(tomorrow() + count * 3_600_000).toISOString();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Creates an account with forty chairs and a stage. */
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

test('a clash over a quantity names the other booking, and the free quantity can be taken', async () => {
  const { ownerEmail, api, create, chairs } = await newAccountWithStock();
  const times = { start_time: hoursFromTomorrow(8), end_time: hoursFromTomorrow(20) };
  await create('/v1/reservations', {
    name: 'Wedding',
    lines: [{ item_id: chairs, quantity: 25 }],
    ...times,
  });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('checkbox', { name: 'Select Chairs' }).click();
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByText('1 of 1 item is free then.').waitFor();
  const field = page.getByLabel('Quantity of Chairs');
  await field.fill('1250.375');
  expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await field.fill('20');
  const clash = page.getByText(
    /Chairs: Only 15 of 20 are free\. Wedding has 25\. Enough free from /,
  );
  await clash.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  // A typed quantity survives a reload.
  await page.reload();
  await clash.waitFor();
  await button(page, 'Take 15 of Chairs').click();
  expect(await page.getByLabel('Quantity of Chairs').inputValue()).toBe('15');
  await page.getByText('1 of 1 item is free then.').waitFor();
  await page.getByLabel('Purpose', { exact: true }).fill('Lecture');
  await button(page, 'Reserve 1 item').click();
  await page.getByRole('heading', { name: 'Lecture' }).waitFor();
  await page.getByText('15 × Chairs').waitFor();
  await page.getByRole('link', { name: 'Pick list' }).click();
  await page.getByRole('cell', { name: '15 pcs' }).waitFor();
  const { body } = await api.get('/v1/reservations/2');
  expect(body.data).toMatchObject({ iid: [], lines: [{ item_id: chairs, quantity: 15 }] });
});

test('a series that is short on one date can take the quantity that is free on all dates', async () => {
  const { ownerEmail, api, create, chairs } = await newAccountWithStock();
  const times = { start_time: hoursFromTomorrow(8 + 24), end_time: hoursFromTomorrow(20 + 24) };
  const lines = [{ item_id: chairs, quantity: 25 }];
  await create('/v1/reservations', { name: 'Wedding', lines, ...times });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('checkbox', { name: 'Select Chairs' }).click();
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByLabel('Quantity of Chairs').fill('20');
  await page.getByLabel('Repeat').selectOption('day');
  await page
    .getByLabel('Until')
    .fill(new Date(tomorrow() + 60 * 3_600_000).toLocaleDateString('sv'));
  await page.getByText('2 of 3 dates are free.').waitFor();
  await button(page, 'Take 15 of Chairs').click();
  await page.getByText('3 of 3 dates are free.').waitFor();
  await page.getByLabel('Purpose', { exact: true }).fill('Lectures');
  await button(page, 'Reserve 1 item, 3 times').click();
  await page.getByText('1 item reserved 3 times').waitFor();
  const { body } = await api.get('/v1/reservations?q=lectures');
  expect(body.data.map((one: { lines: { quantity: number }[] }) => one.lines[0]?.quantity)).toEqual(
    [15, 15, 15],
  );
});

test('booking a stock item on the timeline checks for a quantity of one', async () => {
  const { ownerEmail, create, chairs } = await newAccountWithStock();
  const times = { start_time: hoursFromTomorrow(0), end_time: hoursFromTomorrow(24 * 14) };
  const lines = [{ item_id: chairs, quantity: 25 }];
  await create('/v1/reservations', { name: 'Wedding', lines, ...times });
  const { page } = await openSignedIn(ownerEmail, '#/timeline');
  const track = page.getByRole('button', { name: /^Book Chairs/ });
  await track.press('ArrowRight');
  await track.press('ArrowRight');
  await page.getByText(': Free.').waitFor();
});

test('the next time with enough stock can be chosen on the booking page', async () => {
  const { ownerEmail, create, chairs } = await newAccountWithStock();
  const lines = [{ item_id: chairs, quantity: 25 }];
  await create('/v1/reservations', {
    name: 'Wedding',
    lines,
    start_time: hoursFromTomorrow(8),
    end_time: hoursFromTomorrow(20),
  });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('checkbox', { name: 'Select Chairs' }).click();
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByLabel('Quantity of Chairs').fill('20');
  await page.getByRole('button', { name: /^Use the next free time/ }).click();
  await page.getByText('1 of 1 item is free then.').waitFor();
  await page.getByText(/Only 15/).waitFor({ state: 'detached' });
});

test('part of a reservation is checked out, and checked in with the quantity used up', async () => {
  const { ownerEmail, api, create, chairs, stage } = await newAccountWithStock();
  await create('/v1/reservations', {
    name: 'Wedding',
    iid: [stage],
    lines: [{ item_id: chairs, quantity: 25 }],
    start_time: hoursFromTomorrow(8),
    end_time: hoursFromTomorrow(20),
  });
  const { page } = await openSignedIn(ownerEmail, '#/reservations/1');
  await button(page, 'Check out now').click();
  const quantityField = page.getByLabel('Quantity of Chairs');
  await quantityField.fill('26');
  expect(await quantityField.getAttribute('aria-invalid')).toBe('true');
  await quantityField.fill('20');
  await button(page, 'Check out 2 items').click();
  await page.getByText('Wedding checked out.').waitFor();
  await page.getByText('20 × Chairs').waitFor();
  await page.getByText('20 out').waitFor();
  await button(page, 'Check in').click();
  await page.getByLabel('Quantity of Chairs').fill('12');
  await page.getByLabel('Used up of Chairs').fill('2');
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Check in 2').click();
  await page.getByText('8 out').waitFor();
  await page.getByText('2 used up').waitFor();
  expect((await api.get(`/v1/items/${chairs}`)).body.data).toMatchObject({
    inventory_quantity: 38,
    quantity_out: 8,
  });
  await page.goto(`/#/items/${chairs}`);
  await page.getByText('38 pcs, 8 out, 30 free').waitFor();
  await page.getByText('8 pcs checked out.').waitFor();
  await page.goto('/#/checkouts');
  await page.getByText('Chairs (8)').waitFor();
});

test('a quantity is checked out, undone and reserved on the page of an item', async () => {
  const { ownerEmail, api, chairs } = await newAccountWithStock();
  const { page } = await openSignedIn(ownerEmail, `#/items/${chairs}`);
  await button(page, 'Check out').click();
  await page.getByLabel('Quantity of Chairs').fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
  await button(page, 'Check out anyway').click();
  await page.getByText('7 pcs checked out. See Bookings for details.').waitFor();
  await button(page, 'Undo').click();
  await page.getByText('Undone.').waitFor();
  await page.getByText('7 pcs out').waitFor({ state: 'detached' });
  await button(page, 'Reserve').click();
  await page.getByLabel('Quantity of Chairs').fill('41');
  await page.getByLabel('Purpose', { exact: true }).fill('Fair');
  await page.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  await page.getByText('Only 40 of 41 are free.').waitFor();
  await page.getByLabel('Quantity of Chairs').fill('40');
  await page.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  await page.getByText('Chairs reserved from').waitFor();
  const { body } = await api.get('/v1/reservations');
  expect(body.data).toMatchObject([{ lines: [{ item_id: chairs, quantity: 40 }] }]);
});

test('a changed quantity of a reservation is restored when its cancellation is undone', async () => {
  const { ownerEmail, api, create, chairs } = await newAccountWithStock();
  await create('/v1/reservations', {
    name: 'Fair',
    lines: [{ item_id: chairs, quantity: 5 }],
    start_time: hoursFromTomorrow(8),
    end_time: hoursFromTomorrow(20),
  });
  const { page } = await openSignedIn(ownerEmail, '#/reservations/1');
  await button(page, 'Edit').click();
  await page.getByLabel('Quantity of Chairs').fill('6');
  await button(page, 'Save').click();
  await page.getByText('6 × Chairs').waitFor();
  await button(page, 'Cancel reservation').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Fair cancelled.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await expect
    .poll(async () => (await api.get('/v1/reservations?status=open')).body.data, polling)
    .toMatchObject([{ name: 'Fair', lines: [{ item_id: chairs, quantity: 6 }] }]);
});
