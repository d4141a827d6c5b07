import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { auth, signIn as signInByApi } from '../support/sign-in.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';
import { provideRecords } from './support/records.ts';

useBrowser();

const hour = 3_600_000;
const tomorrow = new Date().setHours(24, 0, 0, 0);
const at = (hours: number) => new Date(tomorrow + hours * hour).toISOString();
const viewport = { width: 320, height: 740 };

let account: TestAccount;
let itemId: number;
let stockId: number;
beforeAll(async () => {
  account = await newAccount({ plan: 'enterprise' });
  itemId = await provideRecords(account);
  const { api } = account;
  const stock = { name: 'Gaffer tape', inventory_enabled: true, inventory_minimum: 5 };
  stockId = (await api.post('/v1/items', stock)).body.data.id;
  const { body: old } = await api.post('/v1/items', { name: 'Old amplifier' });
  await api.delete(`/v1/items/${old.data.id}`);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((one) => api.post('/v1/items', { name: `Chair ${one}` })),
  );
  const chairs = answers.map(({ body }) => body.data.id);
  await api.post('/v1/checkouts', {
    ...{ name: 'Tour', iid: chairs.slice(0, 2) },
    due_time: at(48),
  });
  for (const [index, iid] of [...chairs.slice(2), 2, 4].entries()) {
    const times = { start_time: at(10), end_time: at(12) };
    await api.post('/v1/reservations', { name: `Talk ${index}`, iid: [iid], ...times });
  }
  await api.post('/v1/contacts', { name: 'Kim Doe' });
});

async function expectNoViolations(page: Page, context: string): Promise<void> {
  expect(await violationsInBothThemes(page), context).toEqual([]);
}

interface DialogCase {
  hash: string;
  open: (page: Page) => Promise<void>;
}

const clickInTurn =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) {
      await page.getByRole('main').getByText(name, { exact: true }).first().click();
    }
  };

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const dialogs = (): Record<string, DialogCase> => ({
  'Move selection': { hash: '#/selection', open: clickInTurn('Move') },
  'Tag selection': { hash: '#/selection', open: clickInTurn('More', 'Tag') },
  'Change selection': { hash: '#/selection', open: clickInTurn('More', 'Change fields') },
  'Inspect selection': { hash: '#/selection', open: clickInTurn('More', 'Inspect') },
  'Delete selection': { hash: '#/selection', open: clickInTurn('More', 'Delete') },
  Duplicate: { hash: `#/items/${itemId}`, open: button('Duplicate') },
  Stock: { hash: `#/items/${stockId}`, open: button('Stock') },
  'Check in of several': { hash: '#/checkouts/2', open: button('Check in') },
  Extend: { hash: '#/checkouts/2', open: button('Extend') },
  'Report an issue': { hash: '#/issues', open: button('Report issue') },
  'Edit issue': { hash: '#/issues/1', open: button('Edit') },
  'Edit place': { hash: '#/places', open: button('Edit Depot') },
  'Delete place': { hash: '#/places', open: button('Delete Depot') },
  'Edit contact': { hash: '#/contacts', open: button('Edit Kim Doe') },
  'Delete contact': { hash: '#/contacts', open: button('Delete Kim Doe') },
  'Block contact': { hash: '#/contacts/1', open: button('Block') },
  'Add kit': { hash: '#/kits', open: button('Add kit') },
  'Save view': { hash: '#/?q=lamp', open: button('Views') },
  'Finish count': {
    hash: '#/places/1/count',
    open: async (page) => {
      await page.getByLabel('Label', { exact: true }).fill('QR Lamp');
      await page.keyboard.press('Enter');
      await page.getByText(/1 of \d+ seen/).waitFor();
      await page.getByRole('button', { name: 'Finish count' }).click();
    },
  },
  'Day of the calendar': {
    hash: '#/calendar',
    open: (page) =>
      page
        .getByRole('button', { name: /^\+ \d more/ })
        .first()
        .click(),
  },
  'Reserve on the time line': {
    hash: '#/timeline',
    open: async (page) => {
      await page.getByRole('button', { name: /^Book Gaffer tape/ }).press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  },
  'Create webhook': { hash: '#/webhooks', open: button('Create webhook') },
  'Edit webhook': { hash: '#/webhooks/1', open: button('Edit') },
  Replay: { hash: '#/webhooks/1', open: button('Replay') },
  'Delete webhook': { hash: '#/webhooks/1', open: button('Delete') },
  'Go to': {
    hash: '#/scan',
    open: async (page) => {
      await page.getByText('Nothing scanned yet').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('e');
      // More options than fit in view at once.
      await page.getByRole('option').nth(7).waitFor();
    },
  },
  'Rotate the secret': { hash: '#/webhooks/1', open: button('Rotate secret') },
  'Secret of a webhook': {
    hash: '#/webhooks/1',
    open: async (page) => {
      await button('Rotate secret')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
      await page.getByLabel('Secret', { exact: true }).waitFor();
    },
  },
});

describe('320 pixels wide, in both themes, axe finds nothing wrong with', () => {
  test('every dialog', { timeout: 300_000 }, async () => {
    const { page } = await openSignedIn(account.ownerEmail, '#/?q=lamp', { viewport });
    await page.getByRole('button', { name: 'Select all 1' }).click();
    for (const [name, { hash, open }] of Object.entries(dialogs())) {
      await page.goto(`/${hash}`);
      await open(page);
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, name);
      await page.keyboard.press('Escape');
      // The first press closes the list of results.
      if (name === 'Go to') await page.keyboard.press('Escape');
      if (name !== 'Secret of a webhook') {
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  });

  test('the pages of webhooks and deleted records, and a series with clashes', async () => {
    const { page } = await openSignedIn(account.ownerEmail, '#/?q=lamp', { viewport });
    await page.getByRole('button', { name: 'Select all 1' }).click();
    const pages = {
      '#/webhooks': 'Warehouse',
      '#/webhooks/1': 'Events sent to',
      '#/?display=deleted': 'Old amplifier',
      '#/deleted': 'Old amplifier',
      '#/activity?resource=item': 'deleted item',
    };
    for (const [hash, text] of Object.entries(pages)) {
      await page.goto(`/${hash}`);
      await page.getByText(text).first().waitFor();
      await expectNoViolations(page, hash);
    }
    await page.goto('/#/selection/reserve');
    await page.getByLabel('Repeat').selectOption('day');
    await page.getByLabel('Until').fill(new Date(tomorrow + 48 * hour).toLocaleDateString('sv'));
    await page.getByText('2 of 3 dates are free.').waitFor();
    await expectNoViolations(page, 'a series');
  });

  test('the steps of an import: file, columns and preview', async () => {
    const { page } = await openSignedIn(account.ownerEmail, '#/import', { viewport });
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await expectNoViolations(page, 'no file');
    const buffer = Buffer.from('Name,Room,Bought on\nLamp,Attic,some day\nSpot,Depot,1/2/2026\n');
    const file = { name: 'lamps.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('File to import').setInputFiles(file);
    await page.getByLabel('Where Bought on goes').selectOption('Purchase date');
    await page.getByLabel('01/02/2026 is').selectOption('1 February 2026');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('Line 2.').waitFor();
    await expectNoViolations(page, 'what an import would do');
  });

  test('the dialogs that interrupt an edit: discard, account switch and ended session', async () => {
    const { ownerEmail, accountId } = await newAccount({ plan: 'enterprise' });
    const second = await newAccount({ plan: 'enterprise' });
    await second.newUser({ role: 'owner' }, 'Guest', ownerEmail);
    const { page, context } = await openSignedIn(ownerEmail, '#/contacts', { viewport });
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Kim');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Discard what you typed?' }).waitFor();
    await expectNoViolations(page, 'a question');
    await page.getByRole('button', { name: 'Keep editing' }).click();

    const other = await context.newPage();
    await other.goto('/#/members');
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByLabel('Account').selectOption({ label: `Account ${second.accountId}` });
    await page.getByRole('dialog', { name: 'You are now in' }).waitFor();
    await expectNoViolations(page, 'a move');
    await page.getByRole('button', { name: `Back to Account ${accountId}` }).click();
    await page.getByRole('dialog', { name: 'You are now in' }).waitFor({ state: 'detached' });

    const { accessToken } = await signInByApi(ownerEmail);
    await auth('logout', { all: true }, { authorization: `Bearer ${accessToken}` });
    await page.getByRole('dialog').getByRole('button', { name: 'Add contact' }).click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await expectNoViolations(page, 'the end of a session');
  });
});
