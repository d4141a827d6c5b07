import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';
import { provideRecords } from './support/records.ts';

useBrowser();

test('a viewer sees every page they may read, and no action they may not take', async () => {
  const account = await newAccount();
  const itemId = await provideRecords(account);
  const { email } = await account.newUser({ role: 'viewer' }, 'Vera Viewer');
  const { page } = await openSignedIn(email);
  const pages: Record<string, string> = {
    '#/': '4 items',
    [`#/items/${itemId}`]: 'Summer show',
    [`#/items/${itemId + 2}`]: 'Matinee',
    '#/scan': 'Nothing scanned yet',
    '#/calendar': 'Summer show',
    '#/overdue': 'Nothing is overdue',
    '#/reservations/1': 'Details',
    '#/checkouts/1': 'Details',
    '#/issues/1': 'What is wrong',
    '#/places': '4 items',
    '#/contacts': '1 contact',
    '#/contacts/1': 'Matinee',
    '#/members': 'Vera Viewer',
    '#/keys': 'You do not have access to API keys',
  };
  const actions =
    /^(Add|Edit|Delete|Reserve|Move|Stock|Condition|Report|Check (in|out)|Extend|Cancel|Complete|Mark|Start|Put)/;
  for (const [hash, text] of Object.entries(pages)) {
    await page.goto(`/${hash}`);
    const main = page.getByRole('main');
    await main.getByText(text).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await main.getByRole('alert').count(), hash).toBe(0);
    expect(await main.getByRole('button', { name: actions }).allTextContents(), hash).toEqual([]);
  }
  const navigationLinks = await page.getByRole('navigation').getByRole('link').allTextContents();
  expect(navigationLinks).toEqual(
    expect.arrayContaining(['Equipment', 'Scan', 'Calendar', 'Overdue', 'Places', 'Contacts']),
  );
  expect(navigationLinks).not.toContain('API keys');
});

test('the navigation has groups, without those of which a member sees nothing', async () => {
  const { newUser } = await newAccount();
  const { email } = await newUser({ permissions: ['content.contacts'] });
  const { page } = await openSignedIn(email);
  const groups = page.getByRole('navigation').getByRole('list');
  await groups.first().waitFor();
  const links = await groups.evaluateAll((lists) =>
    lists.map((list) => [...list.querySelectorAll('a')].map(({ textContent }) => textContent)),
  );
  expect(links).toEqual([['Today'], ['Contacts', 'Import', 'Deleted'], ['Members', 'Settings']]);
});

test('a member with a single permission sees only the pages of that permission', async () => {
  const { newUser } = await newAccount();
  const { email } = await newUser({ permissions: ['content.contacts'] });
  const { page } = await openSignedIn(email);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await page.goto('/#/places');
  await page.getByText('You do not have access to places').waitFor();
  await page.goto('/#/contacts');
  await page.getByRole('button', { name: 'Add contact' }).waitFor();
  const navigationLinks = await page.getByRole('navigation').getByRole('link').allTextContents();
  expect(navigationLinks).toContain('Contacts');
  expect(navigationLinks).not.toContain('Calendar');
  expect(navigationLinks).not.toContain('Equipment');
});

test('a member who loses a permission gets a message, and is no longer offered its actions', async () => {
  const { newUser, setUser } = await newAccount();
  const { id, email } = await newUser({ role: 'member' }, 'Max Member');
  const { page } = await openSignedIn(email, '#/contacts');
  const add = page.getByRole('main').getByRole('button', { name: 'Add contact' }).first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByLabel('Name', { exact: true }).fill('Theatre');
  await setUser(id, { role: 'viewer' });
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await dialog.getByText('You do not have permission for this.').waitFor();
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Theatre');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await add.waitFor({ state: 'detached' });
});

test('a member who is given a permission is offered its actions on returning to the page', async () => {
  const { newUser, setUser } = await newAccount();
  const { id, email } = await newUser({ role: 'viewer' }, 'Max Member');
  const { page } = await openSignedIn(email, '#/contacts');
  await page.getByText('No contacts yet').waitFor();
  const add = page.getByRole('main').getByRole('button', { name: 'Add contact' }).first();
  expect(await add.count()).toBe(0);
  await setUser(id, { role: 'member' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await add.waitFor();
});
