import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';
import { takePictures } from './support/pictures.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;
type Account = Awaited<ReturnType<typeof newAccount>>;

async function createItems({ api }: Account, names: readonly string[]): Promise<number[]> {
  const iid: number[] = [];
  for (const name of names) iid.push((await api.post('/v1/items', { name })).body.data.id);
  return iid;
}

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).setHours(0, 0, 0, 0);
const hoursFromTomorrow = (count: number) => new Date(tomorrow() + count * 3_600_000).toISOString();

test('thirty items found by a search are reserved at once, and a clashing one is left out', async () => {
  const account = await newAccount(enterprise);
  const names = Array.from({ length: 30 }, (_, index) => `Lamp ${index + 1}`);
  const iid = await createItems(account, [...names, 'Drum kit']);
  const gig = {
    name: 'Big gig',
    iid: [iid[4]],
    start_time: hoursFromTomorrow(8),
    end_time: hoursFromTomorrow(20),
  };
  await account.api.post('/v1/reservations', gig);
  const { page } = await openSignedIn(account.ownerEmail);
  await page.getByText('31 items').waitFor();
  await page.getByRole('searchbox').fill('lamp');
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByText('29 of 30 items are free then.').waitFor();
  await page.getByText(/^Lamp 5: Big gig, .*, has it\./).waitFor();
  await takePictures(page, 'thirty-reserved');
  // The typed text and the selection survive a reload.
  await page.getByLabel('Purpose', { exact: true }).fill('Opening');
  await page.reload();
  await page.getByRole('button', { name: 'Leave out Lamp 5' }).click();
  await page.getByText('29 of 29 items are free then.').waitFor();
  expect(await page.getByLabel('Purpose', { exact: true }).inputValue()).toBe('Opening');
  await page.getByRole('button', { name: 'Reserve 29 items' }).click();
  await page.getByText('29 items reserved from').waitFor();
  await page.getByRole('heading', { name: 'Opening' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await page.getByRole('link', { name: '29 selected' }).waitFor();
  const { body } = await account.api.get('/v1/reservations?status=open');
  expect(body.data).toMatchObject([{ name: 'Big gig' }]);
});

test('a series shows its dates before it is reserved, and can leave out those that clash', async () => {
  const account = await newAccount(enterprise);
  const iid = await createItems(account, ['Lamp', 'Drum kit']);
  const week = 7 * 24;
  const gig = {
    name: 'Big gig',
    iid,
    start_time: hoursFromTomorrow(week + 8),
    end_time: hoursFromTomorrow(week + 20),
  };
  await account.api.post('/v1/reservations', gig);
  const { page } = await openSignedIn(account.ownerEmail);
  // The keyboard selects too, and Shift extends the selection.
  await page.getByRole('checkbox', { name: 'Select Drum kit' }).press('Space');
  await page.getByRole('checkbox', { name: 'Select Drum kit' }).press('Shift+ArrowDown');
  await page.getByRole('region', { name: 'Selection' }).getByText('2 selected').waitFor();
  await page.getByRole('link', { name: 'Reserve', exact: true }).press('Enter');
  await page.getByLabel('Purpose', { exact: true }).fill('Course');
  await page.getByLabel('Repeat').selectOption('week');
  const until = new Date(tomorrow() + 3 * week * 3_600_000).toLocaleDateString('sv');
  await page.getByLabel('Until').fill(until);
  await page.getByText('3 of 4 dates are free.').waitFor();
  await page.getByRole('button', { name: 'Leave out what clashes' }).click();
  await page.getByRole('button', { name: 'Reserve 2 items, 3 times' }).click();
  await page.getByText('2 items reserved 3 times').waitFor();
  await page.getByText('4 reservations').waitFor();
  const { body } = await account.api.get('/v1/reservations?q=course');
  expect(new Set(body.data.map((one: { series_ref: string }) => one.series_ref)).size).toBe(1);
});

test('a repeated reservation has the contents of the first one, in each following week', async () => {
  const account = await newAccount(enterprise);
  const iid = await createItems(account, ['Lamp', 'Drum kit']);
  await account.api.post('/v1/contacts', { name: 'Ada' });
  const times = { start_time: hoursFromTomorrow(8), end_time: hoursFromTomorrow(20) };
  const original = { name: 'Course', iid, contact_id: 1, description: 'Room 3', ...times };
  await account.api.post('/v1/reservations', original);
  const { page } = await openSignedIn(account.ownerEmail, '#/reservations/1');
  await page.getByRole('button', { name: 'Repeat' }).click();
  const until = new Date(tomorrow() + 22 * 24 * 3_600_000).toLocaleDateString('sv');
  await page.getByLabel('Until').fill(until);
  await page.getByText('3 of 3 dates are free.').waitFor();
  await page.getByRole('button', { name: 'Reserve 2 items, 3 times' }).click();
  await page.getByText('2 items reserved 3 times').waitFor();
  const { body } = await account.api.get('/v1/reservations?order=start_time');
  const [first, ...others] = body.data;
  const week = 7 * 24 * 3_600_000;
  expect(others).toHaveLength(3);
  for (const [index, one] of others.entries()) {
    expect(one).toMatchObject({ name: 'Course', contact_id: 1, description: 'Room 3' });
    expect(one.iid.toSorted()).toEqual(iid.toSorted());
    expect(Date.parse(one.start_time) - Date.parse(first.start_time)).toBe((index + 1) * week);
  }
});

test('a long press on a row selects it, and a short one opens it', async () => {
  const account = await newAccount(enterprise);
  await createItems(account, ['Lamp', 'Drum kit']);
  const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } };
  const { page } = await openSignedIn(account.ownerEmail, '#/', touch);
  const row = page.getByRole('link', { name: 'Lamp' });
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not visible.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('region', { name: 'Selection' }).getByText('1 selected').waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.getByRole('checkbox', { name: 'Select Lamp' }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Drum kit' }).tap();
  await page.getByRole('heading', { name: 'Drum kit' }).waitFor();
});

test('selected items are moved, tagged, exported, deleted and restored, and labels printed', async () => {
  const account = await newAccount(enterprise);
  await account.api.post('/v1/locations', { name: 'Depot' });
  await createItems(account, ['Lamp', 'Drum kit', 'Stage']);
  await account.api.patch('/v1/items/3', { unique_id: 'ST-1', tags: ['old'] });
  const { page } = await openSignedIn(account.ownerEmail);
  await page.getByRole('checkbox', { name: 'Select Drum kit' }).click();
  await page.getByRole('checkbox', { name: 'Select Stage' }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('3 selected').waitFor();
  const dialog = page.getByRole('dialog');
  await bar.getByRole('button', { name: 'Move' }).click();
  await dialog.getByRole('combobox', { name: 'To' }).fill('Depot');
  await dialog.getByRole('option', { name: 'Depot' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await page.getByText('3 items moved to Depot.').waitFor();
  await chooseAction(page, 'Tag');
  await dialog.getByLabel('Add tags').fill('tour');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The tags of 3 items changed.').waitFor();
  const { body: tagged } = await account.api.get('/v1/items?tag=tour&location_id=1');
  expect(tagged.data).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText('Undone.').waitFor();
  const { body: stage } = await account.api.get('/v1/items/3');
  expect(stage.data.tags).toEqual(['old']);
  const download = page.waitForEvent('download');
  await chooseAction(page, 'Export');
  expect((await download).suggestedFilename()).toMatch(/^equipment-.*\.csv$/);
  await chooseAction(page, 'Delete');
  await dialog.getByLabel('Type 3').fill('3');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('3 items deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect
    .poll(async () => (await account.api.get('/v1/items')).body.data.length, polling)
    .toBe(3);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select Stage' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByText('More').click();
  await page.getByRole('link', { name: 'Labels' }).click();
  await page.getByRole('img', { name: 'QR code: ST-1' }).waitFor();
});

test('a bulk change that fails halfway is completed by a retry, and undone for all items', async () => {
  const account = await newAccount(enterprise);
  const lamps = Array.from({ length: 30 }, (_, index) => ({ name: `Lamp ${index}`, type: 'Spot' }));
  await Promise.all(lamps.map((lamp) => account.api.post('/v1/items', lamp)));
  const { page } = await openSignedIn(account.ownerEmail);
  await page.getByRole('button', { name: 'Select all 30' }).click();
  await chooseAction(page, 'Change fields');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category').fill('Wash');
  let calls = 0;
  await page.route(/\/v1\/items$/, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    calls += 1;
    // The client repeats a call once by itself.
    return calls === 2 || calls === 3 ? route.abort() : route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The service cannot be reached.').waitFor();
  // The items that were changed are shown behind the dialog.
  await page.getByText('Wash').first().waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('30 items changed.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  const { body } = await account.api.get('/v1/items?type=Spot');
  expect(body.meta.pagination.total).toBe(30);
});

async function chooseAction(page: Page, action: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('More').click();
  await bar.getByRole('button', { name: action }).click();
}
