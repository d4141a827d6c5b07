import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

/** Creates four items, each for a different filter. */
async function createItems({ api }: TestAccount): Promise<void> {
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const depot = await create('/v1/locations', { name: 'Depot' });
  const shelf = await create('/v1/locations', { name: 'Shelf', parent_id: depot });
  const spot = { name: 'Follow spot', type: 'Light', tags: ['stage'], location_id: shelf };
  const spotId = await create('/v1/items', { ...spot, inspection_interval_days: 20 });
  await create('/v1/items', { name: 'Lamp', type: 'Light', expiration_date: '2020-05-04' });
  const tape = { name: 'Gaffer tape', type: 'Consumables', inventory_enabled: true };
  await create('/v1/items', { ...tape, inventory_minimum: 5, inventory_quantity: 2 });
  const drum = await create('/v1/items', { name: 'Drum kit', type: 'Music', location_id: depot });
  await create('/v1/issues', { name: 'Torn skin', iid: [drum] });
  const times = { start_time: '2031-05-04T10:00:00Z', end_time: '2031-05-04T18:00:00Z' };
  await create('/v1/reservations', { name: 'Summer show', iid: [spotId], ...times });
}

/** The names of the items, in the order of the list. */
const allNames = ['Drum kit', 'Follow spot', 'Gaffer tape', 'Lamp'];

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();

const pick = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { name }).first().click();

/** Waits until the list shows exactly these names. */
async function expectNames(page: Page, ...names: string[]): Promise<void> {
  const { length: count } = names;
  await page.getByText(count === 1 ? '1 item' : `${count} items`, { exact: true }).waitFor();
  const rows = page.getByRole('list', { name: 'Items' }).locator('strong');
  // While it loads, the list may still show the previous result.
  await expect.poll(() => rows.allTextContents(), polling).toEqual(names);
}

test('filters combine with each other, the search and the order, and one click clears them', async () => {
  const account = await newAccount(enterprise);
  await createItems(account);
  const { page } = await openSignedIn(account.ownerEmail);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Category' }).fill('lig');
  await pick(page, 'Light');
  await expectNames(page, 'Follow spot', 'Lamp');
  await page.getByLabel(/^Sort by/).selectOption('Newest');
  await expectNames(page, 'Lamp', 'Follow spot');
  await page.getByRole('combobox', { name: 'Place' }).fill('dep');
  await pick(page, 'Depot');
  await expectNames(page, 'Follow spot');
  await page.getByLabel('Search equipment').fill('lamp');
  await page.getByText('No items found').waitFor();
  await page.getByText('2 filters are on.').waitFor();
  await page.getByRole('link', { name: 'Show items without them' }).click();
  await expectNames(page, 'Lamp');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove filter: In Depot' }).waitFor();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expectNames(page, 'Lamp');
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
});

test('a shared link opens with its filter, shown above the list', async () => {
  const account = await newAccount(enterprise);
  await createItems(account);
  const { page } = await openSignedIn(account.ownerEmail, '#/?inspection_within=30');
  await expectNames(page, 'Follow spot');
  await page.getByRole('button', { name: 'Due within 30 days' }).click();
  await expectNames(page, ...allNames);
  expect(page.url()).not.toContain('=');
});

test('items are filtered by supplier, responsible member and when they were last seen', async () => {
  const { api, ownerEmail, ownerId, newUser } = await newAccount(enterprise);
  const { body: supplier } = await api.post('/v1/contacts', { name: 'Northlight Sales' });
  const kim = await newUser({ role: 'viewer' }, 'Kim Doe');
  const supplierField = { supplier_id: supplier.data.id };
  await api.post('/v1/items', { name: 'Lamp', ...supplierField, responsible_user_id: kim.id });
  await api.post('/v1/items', {
    name: 'Follow spot',
    ...supplierField,
    responsible_user_id: ownerId,
  });
  const { body: drum } = await api.post('/v1/items', { name: 'Drum kit' });
  await api.post(`/v1/items/${drum.data.id}/inventory`, {});
  const options = { timezoneId: 'Asia/Kolkata', locale: 'en-GB' };
  const { page } = await openSignedIn(ownerEmail, '#/', options);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Supplier' }).fill('north');
  await pick(page, 'Northlight Sales');
  await expectNames(page, 'Follow spot', 'Lamp');
  await page.getByRole('combobox', { name: 'Responsible' }).fill('kim');
  await pick(page, 'Kim Doe');
  await expectNames(page, 'Lamp');
  await page.reload();
  await page.getByRole('button', { name: 'Remove filter: Responsible: Kim Doe' }).click();
  await expectNames(page, 'Follow spot', 'Lamp');
  await page.getByRole('button', { name: 'Remove filter: Supplied by Northlight Sales' }).click();
  await expectNames(page, 'Drum kit', 'Follow spot', 'Lamp');

  await openFilters(page);
  const request = page.waitForRequest(/not_seen_since/);
  await page.getByLabel('Not seen since').fill('2026-01-05');
  expect(new URL((await request).url()).searchParams.get('not_seen_since')).toBe(
    '2026-01-04T18:30:00Z',
  );
  await expectNames(page, 'Follow spot', 'Lamp');
  expect(page.url()).toContain('not_seen_since=2026-01-05');
  await page.getByRole('button', { name: 'Remove filter: Not seen since 5 Jan 2026' }).click();
  await expectNames(page, 'Drum kit', 'Follow spot', 'Lamp');
});

test('the free-time filter uses the local time zone, and is there after a reload and Back', async () => {
  const account = await newAccount(enterprise);
  await createItems(account);
  const options = { timezoneId: 'America/New_York', locale: 'en-GB' };
  const { page } = await openSignedIn(account.ownerEmail, '#/', options);
  await openFilters(page);
  await page.getByLabel('Free from').fill('2031-05-04T13:00');
  await expectNames(page, ...allNames);
  await page.getByLabel('Free until').fill('2031-05-04T12:00');
  await page.getByText('Must be after the start.').waitFor();
  // 13:00 in New York is 17:00 UTC, and the follow spot is reserved until 18:00 UTC.
  await page.getByLabel('Free until').fill('2031-05-04T20:00');
  await expectNames(page, 'Drum kit', 'Gaffer tape', 'Lamp');
  expect(page.url()).toContain('available_from=2031-05-04T17%3A00%3A00Z');
  await page.reload();
  await page.getByRole('button', { name: /Remove filter: Free .*13:00/ }).waitFor();
  await page.getByRole('link', { name: 'Lamp' }).click();
  await page.getByRole('heading', { name: 'Lamp', level: 1 }).waitFor();
  await page.goBack();
  await expectNames(page, 'Drum kit', 'Gaffer tape', 'Lamp');
  await openFilters(page);
  await page.getByLabel('Free from').fill('2031-05-04T14:00');
  await expectNames(page, ...allNames);
});

test('an address with invalid filters shows an error and a link to remove them', async () => {
  const { ownerEmail } = await newAccount();
  const address = '#/?inspection_within=soon&available_from=x';
  const { page } = await openSignedIn(ownerEmail, address);
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Show items without it' }).click();
  await page.getByText('No equipment yet').waitFor();
});

test('filters are set and removed by keyboard, and the focus returns to the Filters button', async () => {
  const account = await newAccount(enterprise);
  await createItems(account);
  const { page } = await openSignedIn(account.ownerEmail);
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await toggle.press('Enter');
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await page.getByLabel('Low in stock').press('Space');
  await expectNames(page, 'Gaffer tape');
  await page.getByRole('button', { name: 'Remove filter: Low in stock' }).press('Enter');
  await expectNames(page, ...allNames);
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});
