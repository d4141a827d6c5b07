import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut } from '../support/bookings.ts';
import { violationsOf } from './support/axe.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

/** Creates a depot with three lamps, one of them checked out, and a hall with a drum kit. */
async function createDepot() {
  const account = await newAccount();
  const { api } = account;
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const depot = await create('/v1/locations', { name: 'Depot' });
  const hall = await create('/v1/locations', { name: 'Hall' });
  const lampAt = (code: string) =>
    create('/v1/items', { name: `Lamp ${code}`, unique_id: code, location_id: depot });
  const [first, second, third] = [await lampAt('A'), await lampAt('B'), await lampAt('C')];
  const drum = await create('/v1/items', { name: 'Drum', qr: ['DRUM'], location_id: hall });
  await checkOut(api, [third]);
  return { ...account, depot, hall, first, second, third, drum };
}

async function scan(page: Awaited<ReturnType<typeof openSignedIn>>['page'], label: string) {
  await page.getByLabel('Label', { exact: true }).fill(label);
  await page.keyboard.press('Enter');
}

test('a count by scanning survives a reload, and moves nothing before it is confirmed', async () => {
  const { api, ownerEmail, depot, hall, first, second, drum } = await createDepot();
  const { page } = await openSignedIn(ownerEmail, `#/places/${depot}`);
  await page.getByRole('link', { name: 'Count this place' }).click();
  const region = (name: string) => page.getByRole('region', { name });
  await region('Not seen yet').getByText('Lamp B').waitFor();
  await region('Out').getByText('Lamp C').waitFor();
  for (const label of ['A', 'DRUM', 'NOPE']) await scan(page, label);
  await region('Seen').getByText('Lamp A').waitFor();
  await region('Belongs elsewhere').getByText('at Hall').waitFor();
  await region('Unknown labels').getByText('No item has this label.').waitFor();
  await page.getByText('1 of 2 seen.').waitFor();
  await page.reload();
  await region('Belongs elsewhere').getByText('Drum').waitFor();
  await region('Seen').getByText('Lamp A').waitFor();
  await page.getByRole('button', { name: 'Finish count' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Not seen: 1 item. Items that were not seen stay unchanged.').waitFor();
  expect((await api.get(`/v1/items/${drum}`)).body.data.location_id).toBe(hall);
  await dialog.getByRole('button', { name: 'Record 2 items as seen' }).click();
  await page.getByText('2 items seen, 1 missing, 1 moved here.').waitFor();
  await region('Missing').getByText('Lamp B').waitFor();
  await region('Moved here').getByText('was at Hall').waitFor();
  await page.getByText('Labels without an item: NOPE.').waitFor();
  const itemOf = async (id: number) => (await api.get(`/v1/items/${id}`)).body.data;
  expect((await itemOf(drum)).location_id).toBe(depot);
  expect((await itemOf(first)).last_inventory_at).not.toBeNull();
  expect((await itemOf(second)).last_inventory_at).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect((await itemOf(drum)).location_id).toBe(hall);
  await page.getByText('2 items seen, 1 missing, 0 moved here.').waitFor();
});

test('a count with the places inside survives a reload, and moves nothing out of them', async () => {
  const { api, ownerEmail } = await newAccount();
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const engine = await create('/v1/locations', { name: 'Engine' });
  const locker = { name: 'Locker', parent_id: engine, qr: ['LOCKER'] };
  const location_id = await create('/v1/locations', locker);
  const radio = await create('/v1/items', { name: 'Radio', unique_id: 'R', location_id });
  await create('/v1/items', { name: 'Rope', unique_id: 'S', location_id });
  const { page } = await openSignedIn(ownerEmail, `#/places/${engine}/count`);
  const region = (name: string) => page.getByRole('region', { name });
  await page.getByText('0 of 0 seen.').waitFor();
  await scan(page, 'R');
  await region('Belongs elsewhere').getByText('at Locker').waitFor();
  await page.getByLabel('With the places inside').check();
  await page.getByText('1 of 2 seen.').waitFor();
  await scan(page, 'LOCKER');
  await region('Labels of places').getByRole('link', { name: 'Locker' }).waitFor();
  await page.reload();
  await page.getByText('1 of 2 seen.').waitFor();
  expect(await page.getByLabel('With the places inside').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Finish count' }).click();
  await page.getByRole('button', { name: 'Record 1 item as seen' }).click();
  await page.getByText('1 item seen, 1 missing, 0 moved here.').waitFor();
  await region('Missing').getByText('at Locker').waitFor();
  const { data } = (await api.get(`/v1/items/${radio}`)).body;
  expect(data.location_id).toBe(location_id);
  expect(data.last_inventory_at).not.toBeNull();
});

test('labels scanned offline are looked up once online, and the count cannot finish before', async () => {
  const { ownerEmail, depot } = await createDepot();
  const { page, context } = await openSignedIn(ownerEmail, `#/places/${depot}/count`);
  const region = (name: string) => page.getByRole('region', { name });
  await region('Not seen yet').getByText('Lamp A').waitFor();
  await context.setOffline(true);
  await scan(page, 'a');
  await region('Seen').getByText('Lamp A').waitFor();
  await scan(page, 'DRUM');
  await region('Unknown labels').getByText('You are offline. Check your connection.').waitFor();
  await region('Unknown labels').getByText('Wait until all are looked up').waitFor();
  const finish = page.getByRole('button', { name: 'Finish count' });
  expect(await finish.isDisabled()).toBe(true);
  await context.setOffline(false);
  await region('Belongs elsewhere').getByText('Drum').waitFor({ timeout: 8000 });
  expect(await finish.isEnabled()).toBe(true);
});

test('a checked-out item can be counted and stays checked out; an item can be marked by hand', async () => {
  const { api, ownerEmail, depot, second, third } = await createDepot();
  const { page } = await openSignedIn(ownerEmail, `#/places/${depot}/count`);
  await page.getByRole('button', { name: 'Mark Lamp B as seen' }).press('Enter');
  await scan(page, 'C');
  await page.getByRole('region', { name: 'Here, and still out' }).getByText('Lamp C').waitFor();
  await page.getByRole('button', { name: 'Finish count' }).click();
  await page.getByRole('button', { name: 'Record 2 items as seen' }).click();
  await page.getByText('2 items seen, 1 missing, 0 moved here.').waitFor();
  for (const id of [second, third]) {
    expect((await api.get(`/v1/items/${id}`)).body.data.last_inventory_at).not.toBeNull();
  }
  expect((await api.get(`/v1/items/${third}`)).body.data.availability).toBe('checked_out');
});

test('a count of more than forty items is sent in batches, and a retry repeats none of them', async () => {
  const { api, ownerEmail } = await newAccount();
  const { body } = await api.post('/v1/locations', { name: 'Depot' });
  const codes = Array.from({ length: 45 }, (_, index) => `L${index}`);
  const location_id = body.data.id;
  for (const code of codes) {
    await api.post('/v1/items', { name: code, unique_id: code, location_id });
  }
  const { page } = await openSignedIn(ownerEmail, `#/places/${location_id}/count`);
  await page.getByText('0 of 45 seen.').waitFor();
  for (const code of codes) await scan(page, code);
  await page.getByText('45 of 45 seen.').waitFor();
  const keys: string[] = [];
  let calls = 0;
  await page.route('**/v1/items/stocktake', async (route) => {
    calls += 1;
    const { 'idempotency-key': key = '' } = await route.request().allHeaders();
    keys.push(`${key} ${route.request().postDataJSON().iid.length}`);
    // The client does not retry a 403 by itself.
    if (calls !== 2) return route.continue();
    const error = { code: 'forbidden', message: 'No.', status: 403, request_id: '', fields: {} };
    return route.fulfill({ status: 403, json: { error } });
  });
  await page.getByRole('button', { name: 'Finish count' }).click();
  const send = page.getByRole('button', { name: 'Record 45 items as seen' });
  await send.click();
  await page.getByRole('alert').getByText('No.').waitFor();
  await send.click();
  await page.getByText('45 items seen, 0 missing, 0 moved here.').waitFor();
  expect(keys.map((key) => key.split(' ')[1])).toEqual(['40', '5', '40', '5']);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  const { body: history } = await api.get('/v1/items/1/history');
  const actions = history.data.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action === 'inventory')).toHaveLength(1);
});

const viewOptions = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 1280].map((width) => ({ colorScheme, width })),
);

test.each(viewOptions)(
  'axe finds nothing wrong with a count, $colorScheme and $width pixels wide',
  async ({ colorScheme, width }) => {
    const { ownerEmail, depot } = await createDepot();
    const look = { colorScheme, viewport: { width, height: 740 } };
    const { page } = await openSignedIn(ownerEmail, `#/places/${depot}/count`, look);
    for (const label of ['A', 'DRUM', 'C', 'NOPE']) await scan(page, label);
    await page.getByText('No item has this label.').waitFor();
    expect(await violationsOf(page), 'the count').toEqual([]);
    await page.getByRole('button', { name: 'Finish count' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page), 'the finish dialog').toEqual([]);
    await page.getByRole('button', { name: /^Record 3 items/ }).click();
    await page.getByText('3 items seen, 1 missing, 1 moved here.').waitFor();
    await expect.poll(() => violationsOf(page), polling).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
