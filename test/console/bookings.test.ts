import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

test('a clash says who has the item and when, and a reservation moves to where it is free', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Drum kit' });
  const iid = [body.data.id];
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).setUTCHours(0, 0, 0, 0);
  const at = (hours: number) => new Date(tomorrow + hours * 3_600_000).toISOString();
  const gig = { name: 'Big gig', iid, start_time: at(0), end_time: at(90) };
  await api.post('/v1/reservations', gig);
  const { page } = await openSignedIn(ownerEmail, `#/items/${iid[0]}`);
  await page.getByRole('button', { name: 'Reserve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Purpose', { exact: true }).fill('Rehearsal');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await dialog.getByText(/^Big gig, .*, has it\. Free from /).waitFor();
  await dialog.getByRole('button', { name: 'Use this time' }).click();
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await page.getByText('Drum kit reserved from').waitFor();
  const { body: found } = await api.get('/v1/reservations?sort=start_time&direction=desc&limit=1');
  const { name, start_time, end_time } = found.data[0];
  expect([name, Date.parse(start_time)]).toEqual(['Rehearsal', Date.parse(gig.end_time)]);
  expect(Date.parse(end_time) - Date.parse(start_time)).toBe(9 * 3_600_000);
});

test('an item in an ongoing reservation is shown as reserved, and leads to the reservation', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/items', { name: 'Drum kit' });
  const now = Date.now();
  const start_time = new Date(now - 3_600_000).toISOString();
  const end_time = new Date(now + 3_600_000).toISOString();
  await api.post('/v1/reservations', { name: 'Gig', iid: [body.data.id], start_time, end_time });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('link', { name: 'Drum kit' }).getByText('Reserved now').waitFor();
  await page.getByRole('link', { name: 'Drum kit' }).click();
  await page.getByText('Reserved now, until').waitFor();
  expect(await page.getByRole('button', { name: 'Check out' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open the reservation' }).click();
  await page.getByRole('button', { name: 'Check out now' }).click();
  await page.getByText('Gig checked out.').waitFor();
});

test('some items of a checkout come back, of which only the damaged ones are out of order', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const iid: number[] = [];
  for (const name of ['Lamp', 'Drum', 'Fog machine']) {
    iid.push((await api.post('/v1/items', { name })).body.data.id);
  }
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await api.post('/v1/checkouts', { name: 'Matinee', iid, due_time });
  const { page } = await openSignedIn(ownerEmail, `#/checkouts/${body.data.id}`);
  await page.getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Fog machine', exact: true }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Damaged: Drum' }).check();
  await dialog.getByLabel('What is wrong').fill('Torn skin');
  await dialog.getByRole('button', { name: 'Check in', exact: true }).click();
  await page.getByText('2 of 3 items checked in.').waitFor();
  const { body: items } = await api.get('/v1/items?order=id');
  expect(items.data).toMatchObject([
    { name: 'Lamp', condition: 'operative', availability: 'available', open_issues_count: 0 },
    { name: 'Drum', condition: 'inoperative', open_issues_count: 1 },
    { name: 'Fog machine', condition: 'operative', availability: 'checked_out' },
  ]);
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByRole('dialog', { name: 'Check in Fog machine' }).waitFor();
});

test('what is back stays back where the rest is refused, and is not sent again', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const iid: number[] = [];
  for (const name of ['Lamp', 'Drum']) {
    iid.push((await api.post('/v1/items', { name })).body.data.id);
  }
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await api.post('/v1/checkouts', { name: 'Matinee', iid, due_time });
  const { page } = await openSignedIn(ownerEmail, `#/checkouts/${body.data.id}`);
  const sent: number[][] = [];
  await page.route('**/checkin', (route) => {
    sent.push(route.request().postDataJSON().iid);
    const error = { code: 'conflict', status: 422, message: 'Busy.', request_id: '', fields: {} };
    return sent.length === 2 ? route.fulfill({ status: 422, json: { error } }) : route.fallback();
  });
  await page.getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog');
  const checkIn = dialog.getByRole('button', { name: 'Check in', exact: true });
  await dialog.getByRole('checkbox', { name: 'Damaged: Drum' }).check();
  await checkIn.click();
  await dialog.getByText('Busy.').waitFor();
  await page.getByRole('region', { name: 'Items' }).getByText('Returned').waitFor();
  await checkIn.click();
  await page.getByText('checked in.').waitFor();
  expect(sent).toEqual([[iid[1]], [iid[0]], [iid[0]]]);
});
