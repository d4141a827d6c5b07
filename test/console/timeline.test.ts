import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';
import { takePictures } from './support/pictures.ts';

useBrowser();

const day = 24 * 3_600_000;
const today = () => new Date().setHours(0, 0, 0, 0);
const at = (days: number, hours: number) =>
  new Date(today() + days * day + hours * 3_600_000).toISOString();

test('on the timeline, bookings are created and moved by mouse and keyboard, and checked', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  for (const name of ['Drum kit', 'Stage']) await api.post('/v1/items', { name });
  const book = async (name: string, first: number, last: number) => {
    const times = { start_time: at(first, 9), end_time: at(last, 18) };
    return (await api.post('/v1/reservations', { name, iid: [1], ...times })).body.data.id;
  };
  const gigId = await book('Gig', 1, 2);
  await book('Talk', 7, 7);
  const endOf = async (id: number) =>
    Date.parse((await api.get(`/v1/reservations/${id}`)).body.data.end_time);
  const { page } = await openSignedIn(ownerEmail, '#/timeline');
  const bar = page.getByRole('link', { name: 'Gig' });
  await bar.press('Shift+ArrowRight');
  await page.getByText(': Free.').waitFor();
  await takePictures(page, 'timeline-held');
  await page.keyboard.press('Enter');
  await expect.poll(() => endOf(gigId), polling).toBe(Date.parse(at(3, 18)));
  await page.getByText(/^Gig: /).waitFor();
  await takePictures(page, 'timeline');

  // Dragged five days later, it clashes with the other booking.
  const track = await page.locator('.days-track').first().boundingBox();
  if (!track) throw new Error('There is no track.');
  const middleOf = (index: number) => track.x + ((index + 0.5) * track.width) / 14;
  const drag = async (from: number, to: number, y: number) => {
    await page.mouse.move(middleOf(from), y);
    await page.mouse.down();
    await page.mouse.move(middleOf(to), y, { steps: 4 });
  };
  const row = track.y + track.height / 2;
  await drag(2, 7, row);
  await page.getByRole('status').filter({ hasText: 'Talk' }).waitFor();
  await page.mouse.up();
  await page.getByText('Drum kit: Talk').last().waitFor();
  expect(await endOf(gigId)).toBe(Date.parse(at(3, 18)));

  const other = await page.locator('.days-track').nth(1).boundingBox();
  await drag(4, 6, (other?.y ?? 0) + track.height / 2);
  await page.getByText(': Free.').waitFor();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Reserve Stage' });
  await dialog.getByLabel('Purpose', { exact: true }).fill('Rehearsal');
  await dialog.getByRole('button', { name: 'Reserve' }).click();
  await page.getByRole('link', { name: 'Rehearsal' }).waitFor();
  const { body } = await api.get('/v1/reservations?q=rehearsal');
  const [booking] = body.data;
  expect([booking.iid, Date.parse(booking.start_time), Date.parse(booking.end_time)]).toEqual([
    [2],
    Date.parse(at(4, 9)),
    Date.parse(at(6, 18)),
  ]);
});

test('in forced colours, bookings have a border', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  await api.post('/v1/items', { name: 'Stage' });
  const times = { start_time: at(1, 9), end_time: at(2, 18) };
  await api.post('/v1/reservations', { name: 'Gig', iid: [1], ...times });
  const { page } = await openSignedIn(ownerEmail, '#/timeline', { forcedColors: 'active' });
  const bar = page.getByRole('link', { name: 'Gig' });
  const width = await bar.evaluate((element) => getComputedStyle(element).borderRightWidth);
  expect(width).toBe('1px');
});
