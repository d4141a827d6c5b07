import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const day = 24 * 3_600_000;
const today = () => new Date().setHours(0, 0, 0, 0);
const at = (days: number, hours: number) =>
  new Date(today() + days * day + hours * 3_600_000).toISOString();
const shownDays = 14;

/** A time line with a drum kit that is reserved from tomorrow to the day after, and a stage that is free. */
async function openTimeline() {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const { body: depot } = await api.post('/v1/locations', { name: 'Depot' });
  const { body: shelf } = await api.post('/v1/locations', {
    name: 'Shelf',
    parent_id: depot.data.id,
  });
  await api.post('/v1/items', { name: 'Drum kit', type: 'Sound', location_id: shelf.data.id });
  await api.post('/v1/items', { name: 'Stage', type: 'Stage' });
  const times = { start_time: at(1, 9), end_time: at(2, 18) };
  const { body } = await api.post('/v1/reservations', { name: 'Gig', iid: [1], ...times });
  const { page } = await openSignedIn(ownerEmail, '#/timeline');
  await page.getByRole('link', { name: 'Gig' }).waitFor();
  const windowOfGig = async () => {
    const { start_time, end_time } = (await api.get(`/v1/reservations/${body.data.id}`)).body.data;
    return [Date.parse(start_time), Date.parse(end_time)];
  };
  return { api, page, windowOfGig };
}

const windowAt = (first: number, last: number) => [
  Date.parse(at(first, 9)),
  Date.parse(at(last, 18)),
];

/** Presses the mouse on a day of a row, or at the end of a bar, and holds it on another day. */
async function hold(page: Page, from: number | 'edge', to: number): Promise<void> {
  const track = await page.locator('.days-track').first().boundingBox();
  const edge = await page.locator('.bar-edge').first().boundingBox();
  if (!track || !edge) throw new Error('There is no track.');
  const middleOf = (index: number) => track.x + ((index + 0.5) * track.width) / shownDays;
  const y = track.y + track.height / 2;
  await page.mouse.move(from === 'edge' ? edge.x + edge.width / 2 : middleOf(from), y);
  await page.mouse.down();
  await page.mouse.move(middleOf(to), y, { steps: 5 });
}

test('a reservation is moved by the mouse: judged without a write while it is held, stored where it is let go', async () => {
  const { page, windowOfGig } = await openTimeline();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(new URL(request.url()).search);
  });
  await hold(page, 1, 5);
  await page.getByText(': Free.').waitFor();
  expect(writes).toContain('?dry_run=true');
  expect(await windowOfGig()).toEqual(windowAt(1, 2));
  await page.mouse.up();
  await expect.poll(windowOfGig, polling).toEqual(windowAt(5, 6));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(windowOfGig, polling).toEqual(windowAt(1, 2));
});

test('the end of a reservation is moved by its edge, and its start stays', async () => {
  const { page, windowOfGig } = await openTimeline();
  await hold(page, 'edge', 4);
  await page.getByText(': Free.').waitFor();
  await page.mouse.up();
  await expect.poll(windowOfGig, polling).toEqual(windowAt(1, 4));
});

test('a reservation is moved by the arrow keys, and stays where Escape gives it up', async () => {
  const { page, windowOfGig } = await openTimeline();
  const bar = page.getByRole('link', { name: 'Gig' });
  for (const _day of [1, 2, 3]) await bar.press('ArrowRight');
  await page.getByText(': Free.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(': Free.').waitFor({ state: 'detached' });
  expect(await windowOfGig()).toEqual(windowAt(1, 2));
  for (const _day of [1, 2, 3]) await bar.press('ArrowRight');
  await bar.press('ArrowLeft');
  await page.getByText(': Free.').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(windowOfGig, polling).toEqual(windowAt(3, 4));
});

test('free days are booked by keyboard alone, to the reservation', async () => {
  const { api, page } = await openTimeline();
  const track = page.getByRole('button', { name: /^Book Stage/ });
  await track.focus();
  for (const _day of [1, 2]) await page.keyboard.press('ArrowRight');
  for (const _day of [1, 2]) await page.keyboard.press('Shift+ArrowRight');
  await page.getByText(': Free.').waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reserve Stage' });
  await dialog.getByLabel('Purpose', { exact: true }).press('Control+a');
  await page.keyboard.type('Rehearsal');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Rehearsal' }).waitFor();
  const [booking] = (await api.get('/v1/reservations?q=rehearsal')).body.data;
  expect([booking.iid, Date.parse(booking.start_time), Date.parse(booking.end_time)]).toEqual([
    [2],
    ...windowAt(2, 4),
  ]);
});

test('the time line shows the items of a search, of a category, and of a place with those inside it', async () => {
  const { page } = await openTimeline();
  const rows = page.locator('.days-row > a');
  const expectRows = (names: string[]) =>
    expect.poll(() => rows.allTextContents(), polling).toEqual(names);
  await expectRows(['Drum kit', 'Stage']);
  await page.getByRole('main').getByRole('searchbox').fill('stage');
  await expectRows(['Stage']);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Category' }).fill('Sound');
  await page.getByRole('option', { name: /^Sound/ }).click();
  await expectRows(['Drum kit']);
  await page.getByRole('combobox', { name: 'Category' }).fill('');
  await page.keyboard.press('Tab');
  await expectRows(['Drum kit', 'Stage']);
  await page.getByRole('combobox', { name: 'Place' }).fill('Depot');
  await page.getByRole('option', { name: 'Depot', exact: true }).click();
  await expectRows(['Drum kit']);
});
