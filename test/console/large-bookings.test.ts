import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';
import { takePictures } from './support/pictures.ts';

useBrowser();

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).setHours(0, 0, 0, 0);
const hoursFromTomorrow = (count: number) => new Date(tomorrow() + count * 3_600_000).toISOString();

/** Opens the equipment list with forty-five lamps, all selected. */
async function openWithSelectedLamps() {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const iid: number[] = [];
  for (let number = 11; number <= 55; number++) {
    iid.push((await api.post('/v1/items', { name: `Lamp ${number}` })).body.data.id);
  }
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('button', { name: 'Select all 45' }).click();
  const readBookings = async (family: 'reservations' | 'checkouts') =>
    (await api.get(`/v1/${family}?order=id&status=open`)).body.data;
  return { api, page, iid, readBookings };
}

const sizesOf = (bookings: { iid: number[] }[]) => bookings.map(({ iid }) => iid.length);

test('more than forty items become several reservations, which are undone together', async () => {
  const { api, page, iid, readBookings } = await openWithSelectedLamps();
  // The last lamp, which would be in the second reservation, is reserved already.
  const gig = {
    name: 'Big gig',
    iid: iid.slice(-1),
    start_time: hoursFromTomorrow(8),
    end_time: hoursFromTomorrow(20),
  };
  await api.post('/v1/reservations', gig);
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByText('These become 2 reservations of 40 and 5 items').waitFor();
  await page.getByText('44 of 45 items are free then.').waitFor();
  await takePictures(page, 'more-than-forty');
  await page.getByRole('button', { name: 'Leave out Lamp 55' }).click();
  await page.getByText('44 of 44 items are free then.').waitFor();
  await page.getByLabel('Purpose', { exact: true }).fill('Opening');
  await page.getByRole('button', { name: 'Reserve 44 items as 2 reservations' }).click();
  await page.getByText(/44 items reserved from .*, as 2 reservations\./).waitFor();
  const [, ...bookings] = await readBookings('reservations');
  expect(sizesOf(bookings)).toEqual([40, 4]);
  expect(bookings.map(({ name }: { name: string }) => name)).toEqual(['Opening', 'Opening']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await page.getByRole('link', { name: '44 selected' }).first().waitFor();
  expect(await readBookings('reservations')).toMatchObject([{ name: 'Big gig' }]);
});

test('after a checkout fails halfway, a retry checks out only the remaining items', async () => {
  const { page, readBookings } = await openWithSelectedLamps();
  await page.getByRole('link', { name: 'Check out', exact: true }).click();
  await page.getByText('These become 2 checkouts of 40 and 5 items').waitFor();
  await page.getByText('45 of 45 items are free then.').waitFor();
  await page.getByLabel('Purpose', { exact: true }).fill('Tour');
  let writes = 0;
  await page.route('**/v1/checkouts', async (route) => {
    if (route.request().method() === 'POST') writes += 1;
    if (writes !== 2) return route.fallback();
    await route.fulfill({
      status: 409,
      json: { error: { code: 'conflict', message: 'Somebody else was faster.', fields: {} } },
    });
  });
  await page.getByRole('button', { name: 'Check out 45 items as 2 checkouts' }).click();
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await page.getByText('40 items checked out. The others are still selected.').waitFor();
  await page.getByText('Somebody else was faster.').waitFor();
  await page.getByRole('button', { name: 'Check out 5 items', exact: true }).click();
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await page.getByText('5 items checked out.').waitFor();
  expect(sizesOf(await readBookings('checkouts'))).toEqual([40, 5]);
});

test('a reservation can be started from the list of reservations, and items added to it', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  await api.post('/v1/items', { name: 'Drum kit' });
  const { page } = await openSignedIn(ownerEmail, '#/reservations');
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByText('Nothing is selected yet.').waitFor();
  expect(await page.getByRole('button', { name: 'Reserve 0 items' }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Add an item' }).fill('Drum');
  await page.getByRole('option', { name: 'Drum kit' }).click();
  await page.getByText('1 of 1 item is free then.').waitFor();
  await page.getByLabel('Purpose', { exact: true }).fill('Rehearsal');
  await page.getByRole('button', { name: 'Reserve 1 item', exact: true }).click();
  await page.getByRole('heading', { name: 'Rehearsal' }).waitFor();
});
