import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { auth, signIn as signInByApi } from '../support/sign-in.ts';
import { openSignedIn, polling, signIn, useBrowser } from './support/browser.ts';

useBrowser();

interface TypedForm {
  name: string;
  hash: string;
  /** The button that opens its dialog, if it has one. */
  opener?: string;
  field: string;
  submit: string;
}

const forms: readonly TypedForm[] = [
  { name: 'the profile', hash: '#/settings', field: 'Title', submit: 'Save profile' },
  { name: 'a password', hash: '#/settings', field: 'Current password', submit: 'Change password' },
  {
    name: 'the code of a second factor',
    hash: '#/settings',
    opener: 'Turn on two-factor authentication',
    field: 'Code',
    submit: 'Turn on',
  },
  {
    name: 'the name of a view',
    hash: '#/?q=lamp',
    opener: 'Views',
    field: 'Save what is shown as',
    submit: 'Save view',
  },
  {
    name: 'a contact',
    hash: '#/contacts',
    opener: 'Add contact',
    field: 'Name',
    submit: 'Add contact',
  },
];

const typedText = '123456';
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });

test.each(forms)(
  '$name stays typed through Escape, Back, a reload and the end of the session',
  async (form) => {
    const { ownerEmail } = await newAccount({ plan: 'enterprise' });
    const { page } = await openSignedIn(ownerEmail, '#/scan');
    await page.getByText('Nothing scanned yet').waitFor();
    await page.goto(`/${form.hash}`);
    const { opener } = form;
    if (opener) await page.getByRole('button', { name: opener, exact: true }).click();
    const field = page.getByLabel(form.field, { exact: true });
    await field.fill(typedText);
    const expectStays = async () => {
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await question(page).waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe(typedText);
    };
    if (opener) {
      await page.keyboard.press('Escape');
      await expectStays();
    }
    await page.goBack();
    await expectStays();

    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      dialog.dismiss().catch(() => undefined);
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => questions, polling).toEqual(['beforeunload']);
    expect(await field.inputValue()).toBe(typedText);

    const { accessToken } = await signInByApi(ownerEmail);
    await auth('logout', { all: true }, { authorization: `Bearer ${accessToken}` });
    await page.getByRole('button', { name: form.submit, exact: true }).last().click();
    const sessionDialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await sessionDialog.waitFor();
    await signIn(sessionDialog, ownerEmail);
    await sessionDialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(typedText);
  },
);

test('a series continues after a reload without duplicates and without the unticked date', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  await api.post('/v1/items', { name: 'Lamp' });
  const { page } = await openSignedIn(ownerEmail);
  await page.getByRole('checkbox', { name: 'Select Lamp' }).click();
  await page.getByRole('link', { name: 'Reserve', exact: true }).click();
  await page.getByLabel('Purpose', { exact: true }).fill('Course');
  await page.getByLabel('Repeat').selectOption('day');
  const until = new Date(Date.now() + 4 * 24 * 3_600_000).toLocaleDateString('sv');
  await page.getByLabel('Until').fill(until);
  await page.getByText('4 of 4 dates are free.').waitFor();
  await page.getByRole('group', { name: '4 reservations' }).getByRole('checkbox').nth(3).uncheck();
  let count = 0;
  // The second reservation is created, but its response never arrives.
  await page.route('**/v1/reservations', async (route) => {
    count += 1;
    if (count === 1) return route.continue();
    await route.fetch();
  });
  await page.getByRole('button', { name: 'Reserve 1 item, 3 times' }).click();
  const readBookings = async () => (await api.get('/v1/reservations?q=course')).body.data;
  await expect.poll(async () => (await readBookings()).length, polling).toBe(2);
  // In this order, because without the route the waiting call would go on, and the third one follow it.
  await page.reload();
  await page.unroute('**/v1/reservations');
  await page.getByText('2 of 4 dates are free, 2 reserved already.').waitFor();
  await page.getByRole('button', { name: 'Reserve 1 item, 3 times' }).click();
  await page.getByText('1 item reserved 3 times').waitFor();
  const bookings = await readBookings();
  const starts = bookings.map(({ start_time }: { start_time: string }) => start_time);
  expect([bookings.length, new Set(starts).size]).toEqual([3, 3]);
  expect(new Set(bookings.map(({ series_ref }: { series_ref: string }) => series_ref)).size).toBe(
    1,
  );
});
