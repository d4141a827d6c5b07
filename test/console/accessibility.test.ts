import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { signIn as signInByApi } from '../support/sign-in.ts';
import { violationsInBothThemes, violationsOf } from './support/axe.ts';
import { newVisitor, openSignedIn, polling, useBrowser } from './support/browser.ts';
import { provideRecords } from './support/records.ts';

declare global {
  interface Window {
    /** The largest overflow in pixels: how much wider the page was than the window. */
    maxOverflow: number;
  }
}

useBrowser();

let account: TestAccount;
let itemId: number;
beforeAll(async () => {
  account = await newAccount({ plan: 'enterprise' });
  itemId = await provideRecords(account);
});

describe.each([
  { width: 320, themes: 'in the light theme', violations: violationsOf },
  // Colour contrast does not depend on the width, so one width is enough for both themes.
  { width: 1280, themes: 'in both themes', violations: violationsInBothThemes },
])('$width pixels wide, $themes, axe finds nothing wrong with', ({ width, violations }) => {
  const look = { viewport: { width, height: 740 } };

  test('the pages of visitors who are not signed in', async () => {
    const page = await (await newVisitor(look)).newPage();
    for (const hash of ['#/', '#/forgotten', '#/reset?token=reset_x_y', '#/invitation?token=x']) {
      await page.goto(`/${hash}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await violations(page), hash).toEqual([]);
    }
  });

  test('the pages of a signed-in owner', async () => {
    const { page } = await openSignedIn(account.ownerEmail, '#/', look);
    const pages: Record<string, string> = {
      '#/today': 'Nothing is overdue',
      '#/': '4 items',
      '#/?q=nothing-like-it': 'No items found',
      [`#/items/${itemId}`]: 'Bookings',
      '#/items/999': 'Item not found',
      '#/items/lamp': 'Item not found',
      '#/scan': 'Nothing scanned yet',
      '#/kits': '1 kit',
      '#/kits/1': 'Follow spot',
      '#/calendar': 'Summer show',
      '#/timeline': 'Follow spot',
      '#/overdue': 'Nothing is overdue',
      '#/reservations': '1 reservation',
      '#/reservations/1': 'Details',
      '#/reservations/1/pick-list': 'Follow spot',
      '#/checkouts': '1 checkout',
      '#/checkouts/1': 'Details',
      '#/checkouts/1/slip': 'Drum kit',
      '#/issues': '1 issue',
      '#/issues/board': 'Flickers',
      '#/issues/1': 'What is wrong',
      '#/selection': 'Clear selection',
      '#/selection/reserve': '1 of 1 item',
      '#/selection/check-out': '1 of 1 item',
      '#/selection/labels': 'QR Lamp',
      '#/reports': 'Items were out for',
      '#/places': '4 items',
      '#/places/1': 'Here now',
      '#/places/1/count': 'Not seen yet',
      '#/places/1/labels': 'Without a label',
      '#/contacts': '1 contact',
      '#/contacts/1': 'Summer show',
      '#/keys': 'Create key',
      '#/members': 'Last active',
      '#/settings': 'This browser',
      '#/notifications': 'No notifications',
      '#/nowhere': 'Page not found',
    };
    await page.goto('/#/?q=lamp');
    await page.getByRole('button', { name: 'Select all 1' }).click();
    await page.getByText('More').click();
    await page.waitForLoadState('networkidle');
    expect(await violations(page), 'the selection').toEqual([]);
    for (const [hash, text] of Object.entries(pages)) {
      await page.goto(`/${hash}`);
      await page.getByText(text).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violations(page), hash).toEqual([]);
    }
  });

  test('the dialogs of the pages', async () => {
    const { page } = await openSignedIn(account.ownerEmail, `#/items/${itemId}`, look);
    /** Opens a dialog by its button, checks it with axe, and closes it. */
    const expectDialog = async (button: Locator, what: string) => {
      await button.click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page), what).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const itemDialogs = ['Reserve', 'Move', 'Condition', 'Report issue', 'Inspect', 'Check out'];
    for (const name of [...itemDialogs, 'Edit', 'Delete']) {
      await expectDialog(page.getByRole('button', { name, exact: true }), name);
    }
    await page.goto('/#/reservations/1');
    for (const name of ['Check out now', 'Edit', 'Cancel reservation']) {
      await expectDialog(page.getByRole('button', { name, exact: true }), name);
    }
    await page.goto('/#/kits/1');
    for (const name of ['Edit', 'Delete']) {
      await expectDialog(page.getByRole('button', { name, exact: true }), `${name} kit`);
    }
    await page.goto('/#/?type=Light&inspection_within=30');
    await page.getByText('2 filters are on.').waitFor();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await page.getByLabel('Low in stock').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add item' }).click();
    const groups = page.getByRole('dialog').locator('summary');
    await groups.first().waitFor();
    for (const group of await groups.all()) await group.click();
    expect(await violations(page)).toEqual([]);
    for (const name of ['place', 'contact']) {
      await page.goto(`/#/${name}s`);
      await page.getByRole('button', { name: `Add ${name}` }).click();
      await page.getByLabel('Postal code').waitFor();
      expect(await violations(page), name).toEqual([]);
    }
    await page.goto('/#/keys');
    for (const name of ['Create key', 'Edit Main', 'Rotate Main', 'Revoke Main']) {
      await expectDialog(page.getByRole('button', { name }), name);
    }
    await page.goto('/#/members');
    for (const name of ['Invite member', 'Edit', 'Deactivate']) {
      await expectDialog(page.getByRole('button', { name }).first(), name);
    }
    await page.goto('/#/settings');
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
    await page.getByLabel('Secret', { exact: true }).waitFor();
    expect(await violations(page), 'second factor').toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/#/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Name', { exact: true }).fill(`Gate ${width}`);
    await page.getByLabel('Full').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Token', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the keys page of a plan without API access', async () => {
    const { ownerEmail } = await newAccount({ plan: 'free' });
    const { page } = await openSignedIn(ownerEmail, '#/keys', look);
    await page.getByRole('heading', { name: 'Your plan has no API access' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

const availabilityQuery = 'available_from=2031-05-04T10:00:00Z&available_to=2031-05-05T10:00:00Z';

test.each([
  [320, 740],
  // A window of 1280 pixels at a zoom of 200 %.
  [640, 400],
])('at %i pixels, no page is wider than the window', async (width, height) => {
  const viewport = { width, height };
  const { page } = await openSignedIn(account.ownerEmail, '#/', { viewport });
  const hashes = [
    '',
    `items/${itemId}`,
    'scan',
    'kits',
    'kits/1',
    'calendar',
    'overdue',
    'today',
    'timeline',
    'reservations',
    'reservations/1/pick-list',
    'checkouts',
    'checkouts/1/slip',
    'issues',
    'issues/board',
    'reports',
    'places',
    'places/1',
    'places/1/count',
    'contacts',
    'keys',
    'members',
    'settings',
  ];
  // Measures after each change, so that a page that is too wide while it loads also fails.
  await page.evaluate(() => {
    window.maxOverflow = 0;
    const measure = () => {
      const overflow = document.documentElement.scrollWidth - innerWidth;
      window.maxOverflow = Math.max(window.maxOverflow, overflow);
    };
    new MutationObserver(measure).observe(document.body, { childList: true, subtree: true });
  });
  for (const hash of hashes) {
    await page.goto(`/#/${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.maxOverflow), hash).toBeLessThanOrEqual(0);
  }
  await page.goto(`/#/?type=Light&tag=stage&location_id=1&${availabilityQuery}`);
  await page.getByRole('button', { name: 'Filters (4)' }).click();
  await page.getByLabel('Low in stock').waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'filters').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = await page.getByRole('dialog').boundingBox();
  expect(dialog?.width ?? 0).toBeLessThanOrEqual(width);
});

test('the chosen theme stays after a reload', async () => {
  const { page } = await openSignedIn(account.ownerEmail, '#/', { colorScheme: 'light' });
  const backgroundOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await backgroundOf();
  await page.getByLabel('Theme').selectOption('dark');
  const dark = await backgroundOf();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.getByText('4 items').waitFor();
  expect(await backgroundOf()).toBe(dark);
});

test('at 375 pixels, long words in places, notifications and addresses wrap', async () => {
  const { api, ownerEmail, ownerId } = await newAccount();
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuete'.repeat(2);
  await api.post('/v1/locations', { name: word });
  await api.post('/v1/items', { name: 'Lamp' });
  await api.post('/v1/issues', { name: word, iid: [1], user_id: ownerId });
  const viewport = { width: 375, height: 740 };
  const { page } = await openSignedIn(ownerEmail, '#/places', { viewport });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.getByRole('link', { name: word }).waitFor();
  expect(await overflow(), 'places').toBeLessThanOrEqual(0);
  const { api: owner } = await signInByApi(ownerEmail);
  const countNotifications = async () => (await owner.get('/v1/notifications')).body.data.length;
  await expect.poll(countNotifications, polling).toBeGreaterThan(0);
  await page.goto('/#/notifications');
  await page.getByRole('link', { name: word }).waitFor();
  expect(await overflow(), 'notifications').toBeLessThanOrEqual(0);
  await page.goto('/#/webhooks');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByLabel('Address').fill(`https://hooks.example.com/${word}`);
  await page.getByLabel('Description').fill('Shop');
  await page.getByRole('dialog').getByRole('button', { name: 'Create webhook' }).click();
  await page.getByLabel('Secret', { exact: true }).press('Control+c');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.locator('code').first().waitFor();
  expect(await overflow(), 'webhook').toBeLessThanOrEqual(0);
});
