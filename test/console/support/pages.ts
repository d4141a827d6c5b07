import type { Page } from 'playwright-core';

/** A page of the console over the records of `provideRecords`. */
export interface ConsolePage {
  hash: string;
  /** A text that is there once all of it has been loaded. */
  shown: string;
  /** What makes a page that is open load again. */
  again?: (page: Page) => Promise<void>;
}

/** Sends the form of a window as it is, by which the page behind it loads again. */
const send = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();

/** Types one letter more, which all names in the list may begin with. */
const search = async (page: Page) => {
  const field = page.locator('main input[type=search]').first();
  await field.fill(`${await field.inputValue()}z`);
};

const otherPeriod = async (page: Page) => {
  const field = page.getByLabel('Period');
  await field.selectOption((await field.inputValue()) === 'weeks' ? 'months' : 'weeks');
};

/** Every page of the console. */
export const consolePages = (itemId: number): readonly ConsolePage[] => [
  { hash: '#/today', shown: 'Going out' },
  { hash: '#/', shown: 'Follow spot', again: search },
  { hash: `#/items/${itemId}`, shown: 'Summer show', again: send('Condition') },
  { hash: '#/kits', shown: 'Light set', again: search },
  { hash: '#/kits/1', shown: 'Follow spot', again: send('Edit') },
  { hash: '#/calendar', shown: 'Summer show', again: press('Later') },
  { hash: '#/timeline', shown: 'Follow spot', again: press('Later') },
  { hash: '#/overdue', shown: 'overdue' },
  { hash: '#/reservations', shown: 'Summer show', again: search },
  { hash: '#/reservations/1', shown: 'Details', again: send('Edit') },
  { hash: '#/reservations/1/pick-list', shown: 'Depot' },
  { hash: '#/checkouts', shown: 'Matinee', again: search },
  { hash: '#/checkouts/1', shown: 'Details', again: send('Extend') },
  { hash: '#/checkouts/1/slip', shown: 'Drum kit' },
  { hash: '#/issues', shown: 'Flickers', again: search },
  { hash: '#/issues/board', shown: 'Flickers', again: search },
  { hash: '#/issues/1', shown: 'What is wrong', again: send('Edit') },
  { hash: '#/reports', shown: 'Items were out for', again: otherPeriod },
  { hash: '#/places', shown: 'Depot', again: send('Edit Depot') },
  { hash: '#/places/1', shown: 'Here now', again: send('Edit') },
  { hash: '#/places/1/count', shown: 'Not seen yet' },
  { hash: '#/contacts', shown: 'Northlight Events', again: search },
  { hash: '#/contacts/1', shown: 'Summer show', again: send('Edit') },
  { hash: '#/keys', shown: 'Main', again: send('Edit Main') },
  { hash: '#/webhooks', shown: 'Warehouse' },
  { hash: '#/webhooks/1', shown: 'Events sent to', again: press(/^Switch o/) },
  { hash: '#/activity', shown: 'signed in.' },
  { hash: '#/members', shown: 'Last active' },
  { hash: '#/settings', shown: 'This browser' },
  { hash: '#/notifications', shown: 'No notifications' },
];
