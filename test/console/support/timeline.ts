import type { BrowserContextOptions, Page } from 'playwright-core';
import { newAccount } from '../../support/account.ts';
import { openSignedIn } from './browser.ts';

const day = 24 * 3_600_000;
const today = () => new Date().setHours(0, 0, 0, 0);
export const at = (days: number, hours: number) =>
  new Date(today() + days * day + hours * 3_600_000).toISOString();
export const shownDays = 14;

/** Opens a timeline with a drum kit that is reserved from tomorrow to the day after, and a stage that is free. */
export async function openTimeline(options: BrowserContextOptions = {}) {
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
  const { page } = await openSignedIn(ownerEmail, '#/timeline', options);
  await page.getByRole('link', { name: 'Gig' }).waitFor();
  const windowOfGig = async () => {
    const { start_time, end_time } = (await api.get(`/v1/reservations/${body.data.id}`)).body.data;
    return [Date.parse(start_time), Date.parse(end_time)];
  };
  return { api, page, windowOfGig };
}

export const windowAt = (first: number, last: number) => [
  Date.parse(at(first, 9)),
  Date.parse(at(last, 18)),
];

/** Drags from a day of a row, or from the end of a bar, to another day, and does not release the mouse. */
export async function dragWithoutRelease(
  page: Page,
  from: number | 'edge',
  to: number,
): Promise<void> {
  const track = await page.locator('.days-track').first().boundingBox();
  const edge = await page.locator('.bar-edge').first().boundingBox();
  if (!track || !edge) throw new Error('There is no track.');
  const middleOf = (index: number) => track.x + ((index + 0.5) * track.width) / shownDays;
  const y = track.y + track.height / 2;
  await page.mouse.move(from === 'edge' ? edge.x + edge.width / 2 : middleOf(from), y);
  await page.mouse.down();
  await page.mouse.move(middleOf(to), y, { steps: 5 });
}
