import type { Page } from 'playwright-core';

/** A page of the console over the records of `provideRecords`. */
export interface ConsolePage {
  hash: string;
  /** A text that the page shows once it has loaded completely. */
  loadedText: string;
  /** Makes the open page load its data again. */
  reload?: (page: Page) => Promise<void>;
}

/** Submits a dialog without changes, after which the page loads its data again. */
const submitDialog = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
};

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();

/** Appends a letter to the search text. */
const search = async (page: Page) => {
  const field = page.locator('main input[type=search]').first();
  await field.fill(`${await field.inputValue()}z`);
};

const switchPeriod = async (page: Page) => {
  const field = page.getByLabel('Period');
  await field.selectOption((await field.inputValue()) === 'weeks' ? 'months' : 'weeks');
};

/** Every page of the console. */
export const consolePages = (itemId: number): readonly ConsolePage[] => [
  { hash: '#/today', loadedText: 'Going out' },
  { hash: '#/', loadedText: 'Follow spot', reload: search },
  { hash: `#/items/${itemId}`, loadedText: 'Summer show', reload: submitDialog('Condition') },
  { hash: '#/kits', loadedText: 'Light set', reload: search },
  { hash: '#/kits/1', loadedText: 'Follow spot', reload: submitDialog('Edit') },
  { hash: '#/calendar', loadedText: 'Summer show', reload: click('Later') },
  { hash: '#/timeline', loadedText: 'Follow spot', reload: click('Later') },
  { hash: '#/overdue', loadedText: 'overdue' },
  { hash: '#/reservations', loadedText: 'Summer show', reload: search },
  { hash: '#/reservations/1', loadedText: 'Details', reload: submitDialog('Edit') },
  { hash: '#/reservations/1/pick-list', loadedText: 'Depot' },
  { hash: '#/checkouts', loadedText: 'Matinee', reload: search },
  { hash: '#/checkouts/1', loadedText: 'Details', reload: submitDialog('Extend') },
  { hash: '#/checkouts/1/slip', loadedText: 'Drum kit' },
  { hash: '#/issues', loadedText: 'Flickers', reload: search },
  { hash: '#/issues/board', loadedText: 'Flickers', reload: search },
  { hash: '#/issues/1', loadedText: 'What is wrong', reload: submitDialog('Edit') },
  { hash: '#/reports', loadedText: 'Items were out for', reload: switchPeriod },
  { hash: '#/places', loadedText: 'Depot', reload: submitDialog('Edit Depot') },
  { hash: '#/places/1', loadedText: 'Here now', reload: submitDialog('Edit') },
  { hash: '#/places/1/count', loadedText: 'Not seen yet' },
  { hash: '#/places/1/labels', loadedText: 'Without a label' },
  { hash: '#/contacts', loadedText: 'Northlight Events', reload: search },
  { hash: '#/contacts/1', loadedText: 'Summer show', reload: submitDialog('Edit') },
  { hash: '#/keys', loadedText: 'Main', reload: submitDialog('Edit Main') },
  { hash: '#/webhooks', loadedText: 'Warehouse' },
  { hash: '#/webhooks/1', loadedText: 'Events sent to', reload: click(/^Switch o/) },
  { hash: '#/activity', loadedText: 'signed in.' },
  { hash: '#/members', loadedText: 'Last active' },
  { hash: '#/settings', loadedText: 'This browser' },
  { hash: '#/notifications', loadedText: 'No notifications' },
];
