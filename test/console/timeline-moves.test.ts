import { expect, test } from 'vitest';
import { polling, useBrowser } from './support/browser.ts';
import { at, dragWithoutRelease, openTimeline, shownDays, windowAt } from './support/timeline.ts';

useBrowser();

test('a drag checks the new time by a dry run, and stores it when the mouse is released', async () => {
  const { page, windowOfGig } = await openTimeline();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(new URL(request.url()).search);
  });
  await dragWithoutRelease(page, 1, 5);
  await page.getByText(': Free.').waitFor();
  expect(writes).toContain('?dry_run=true');
  expect(await windowOfGig()).toEqual(windowAt(1, 2));
  await page.mouse.up();
  await expect.poll(windowOfGig, polling).toEqual(windowAt(5, 6));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(windowOfGig, polling).toEqual(windowAt(1, 2));
});

test('dragging the edge of a reservation moves its end, and not its start', async () => {
  const { page, windowOfGig } = await openTimeline();
  await dragWithoutRelease(page, 'edge', 4);
  await page.getByText(': Free.').waitFor();
  await page.mouse.up();
  await expect.poll(windowOfGig, polling).toEqual(windowAt(1, 4));
});

test('the arrow keys move a reservation, Enter stores the move, and Escape cancels it', async () => {
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

test('free days are selected and reserved by keyboard alone', async () => {
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

test('the timeline is filtered by search, category, and place including the places in it', async () => {
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

test('Escape cancels a drag, and releasing the mouse then opens nothing', async () => {
  const { page, windowOfGig } = await openTimeline();
  await dragWithoutRelease(page, 1, 5);
  await page.getByText(': Free.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(': Free.').waitFor({ state: 'detached' });
  await page.mouse.move(700, 300, { steps: 3 });
  await page.mouse.up();
  await page.waitForLoadState('networkidle');
  expect(await windowOfGig()).toEqual(windowAt(1, 2));
  expect(page.url()).toMatch(/#\/timeline$/);
});

test('a booking of one hour can be dragged too', async () => {
  const { api, page } = await openTimeline();
  const times = { start_time: at(3, 12), end_time: at(3, 13) };
  const { body } = await api.post('/v1/reservations', { name: 'Talk', iid: [2], ...times });
  await page.reload();
  const bar = await page.getByRole('link', { name: 'Talk' }).boundingBox();
  const track = await page.locator('.days-track').nth(1).boundingBox();
  if (!bar || !track) throw new Error('There is no bar.');
  const [x, y] = [bar.x + bar.width / 2, bar.y + bar.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (2 * track.width) / shownDays, y, { steps: 5 });
  await page.mouse.up();
  const startOfTalk = async () =>
    Date.parse((await api.get(`/v1/reservations/${body.data.id}`)).body.data.start_time);
  await expect.poll(startOfTalk, polling).toBe(Date.parse(at(5, 12)));
});

test('a bar keeps the focus when keys move it past another bar', async () => {
  const { api, page, windowOfGig } = await openTimeline();
  const times = { start_time: at(5, 9), end_time: at(5, 18) };
  await api.post('/v1/reservations', { name: 'Talk', iid: [1], ...times });
  await page.reload();
  const bar = page.getByRole('link', { name: 'Gig' });
  for (const _day of [1, 2, 3, 4, 5, 6]) await bar.press('ArrowRight');
  await page.getByText(': Free.').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(windowOfGig, polling).toEqual(windowAt(7, 8));
  await page.getByText(/^Gig: /).waitFor();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => bar.evaluate((one) => one === document.activeElement), polling)
    .toBe(true);
});

test('the result of the check is in view even for the lowest row', async () => {
  const { api, page } = await openTimeline();
  for (let count = 1; count <= 24; count += 1) await api.post('/v1/items', { name: `Z ${count}` });
  await page.reload();
  const track = page.getByRole('button', { name: /^Book Z 2,/ });
  await track.press('ArrowRight');
  const checkResult = page.getByText(': Free.');
  await checkResult.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [text, header] = [
    await checkResult.boundingBox(),
    await page.locator('.top').boundingBox(),
  ];
  expect(text?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(text?.y).toBeLessThan(200);
});

test('the address has the first day and the filters, and a date can be chosen', async () => {
  const { page } = await openTimeline();
  await page.getByRole('main').getByRole('searchbox').fill('stage');
  await page.getByRole('combobox', { name: 'Place' }).fill('Depot');
  await page.getByRole('option', { name: 'Depot', exact: true }).click();
  await page.getByText('No items found').waitFor();
  await page.getByRole('main').getByRole('searchbox').fill('drum');
  await page.getByLabel('First day').fill('2031-05-04');
  await page.getByText('4 May 2031 to 17 May 2031').waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByText('11 May 2031 to 24 May 2031').waitFor();
  await page.reload();
  await page.getByText('11 May 2031 to 24 May 2031').waitFor();
  const rows = page.locator('.days-row > a');
  await expect.poll(() => rows.allTextContents(), polling).toEqual(['Drum kit']);
  const place = page.getByRole('combobox', { name: 'Place' });
  await expect.poll(() => place.inputValue(), polling).toBe('Depot');
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('link', { name: 'Gig' }).waitFor();
});
