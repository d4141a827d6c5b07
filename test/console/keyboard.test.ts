import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount, password } from '../support/account.ts';
import { client } from '../support/http.ts';
import { newVisitor, openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

/** The accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
    const name = activeElement?.getAttribute('aria-label');
    return (name ?? (label ?? activeElement)?.textContent ?? '').trim();
  });

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}.`);
}

test('an owner signs in, and creates and revokes a key by keyboard alone', async () => {
  const { ownerEmail } = await newAccount();
  const page = await (await newVisitor()).newPage();
  await page.goto('/#/');
  await tabTo(page, 'Email');
  await page.keyboard.type(ownerEmail);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByText('0 items').waitFor();

  await tabTo(page, 'API keys');
  await page.keyboard.press('Enter');
  await page.getByText('1 of 25 keys').waitFor();
  expect(await focusedName(page)).toBe('API keys');
  await tabTo(page, 'Create key');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Name');
  await page.keyboard.type('Gate');
  // The first radio button of the group; the arrow key moves on to the level "read".
  await page.getByRole('group', { name: 'Items', exact: true }).getByLabel('none').focus();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Create key');
  await page.keyboard.press('Enter');
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect((await client(token).get('/v1/items')).status).toBe(200);
  await tabTo(page, 'Token');
  await page.keyboard.press('Control+c');
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');

  await page.getByText('2 of 25 keys').waitFor();
  await tabTo(page, 'Revoke Gate');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Type Gate to confirm');
  await page.keyboard.type('Gate');
  await page.keyboard.press('Enter');
  await page.getByText('Gate revoked.').waitFor();
  expect((await client(token).get('/v1/items')).status).toBe(401);
});

test('the first Tab focuses the link that skips the navigation', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail);
  await page.reload();
  await page.getByText('0 items').waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Scan label');
});

test('a dialog closes by Escape or Cancel, and the focus returns to the button that opened it', async () => {
  const { ownerEmail } = await newAccount();
  const { page } = await openSignedIn(ownerEmail, '#/keys');
  await page.getByRole('button', { name: 'Rotate Main' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page), polling).toBe('Rotate Main');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page), polling).toBe('Rotate Main');
});

test('Escape closes the menu of a phone, and its button has the focus', async () => {
  const { ownerEmail } = await newAccount();
  const viewport = { width: 360, height: 740 };
  const { page } = await openSignedIn(ownerEmail, '#/', { viewport });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'API keys' }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
  expect(await focusedName(page)).toBe('Menu');
});

/** Whether the middle of the focused element is covered, such as by a bar that stays in view. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    return !focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.each([
  [1280, 800],
  // A window of 1280 pixels at a zoom of 200 %.
  [640, 400],
])(
  'at %i pixels, the bar of a selection does not cover the row that has the focus',
  async (width, height) => {
    const { api, ownerEmail } = await newAccount();
    const names = Array.from({ length: 25 }, (_, index) => `Lamp ${index}`);
    await Promise.all(names.map((name) => api.post('/v1/items', { name })));
    const { page } = await openSignedIn(ownerEmail, '#/', { viewport: { width, height } });
    await page.getByLabel('Select Lamp 0').check();
    await page.getByRole('link', { name: '1 selected' }).first().waitFor();
    for (let row = 0; row < 20; row += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await isFocusCovered(page), await focusedName(page)).toBe(false);
    }
  },
);

test('the days of the timeline do not cover the row that has the focus', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const names = Array.from({ length: 20 }, (_, index) => `Lamp ${index + 10}`);
  await Promise.all(names.map((name) => api.post('/v1/items', { name })));
  const { page } = await openSignedIn(ownerEmail, '#/timeline', {
    viewport: { width: 640, height: 400 },
  });
  await page.getByRole('link', { name: 'Lamp 29' }).focus();
  for (let row = 0; row < 15; row += 1) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusCovered(page), await focusedName(page)).toBe(false);
  }
});
