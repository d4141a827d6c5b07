import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { polling, useBrowser } from './support/browser.ts';
import { openTimeline, windowAt } from './support/timeline.ts';

useBrowser();

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** Swipes to the left over an element. */
async function swipe(page: Page, over: Locator, distance: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - moved, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (step * distance) / 10);
  await touch('touchEnd', distance);
}

test('a swipe over a bar scrolls the days and does not move the booking', async () => {
  const { page, windowOfGig } = await openTimeline(phone);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await swipe(page, page.getByRole('link', { name: 'Gig' }), 90);
  const grid = page.locator('.days-grid');
  await expect.poll(() => grid.evaluate((one) => one.scrollLeft), polling).toBeGreaterThan(40);
  await page.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
  expect(await windowOfGig()).toEqual(windowAt(1, 2));
});

test('a tap on a free day opens the dialog to reserve it', async () => {
  const { page } = await openTimeline(phone);
  const track = page.getByRole('button', { name: /^Book Stage/ });
  const box = await track.boundingBox();
  if (!box) throw new Error('There is no track.');
  await page.touchscreen.tap(box.x + (2.5 * box.width) / 14, box.y + box.height / 2);
  const dialog = page.getByRole('dialog', { name: 'Reserve Stage' });
  const from = await dialog.getByLabel('From').inputValue();
  expect(new Date(from).getTime()).toBe(windowAt(2, 2)[0]);
});
