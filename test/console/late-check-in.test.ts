import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

/** Opens the check-in dialog of a checkout of lamps, on the page with this hash. */
async function openCheckIn(count: number, hash: string) {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const iid: number[] = [];
  for (let number = 1; number <= count; number++) {
    iid.push((await api.post('/v1/items', { name: `Lamp ${number}` })).body.data.id);
  }
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  await api.post('/v1/checkouts', { name: 'Matinee', iid, due_time });
  const { page } = await openSignedIn(ownerEmail, hash);
  await page.getByRole('button', { name: 'Check in' }).click();
  return { api, iid, page, dialog: page.getByRole('dialog') };
}

test('a typed damage report stays in the form if another member checked the item in first', async () => {
  const { api, iid, page, dialog } = await openCheckIn(3, '#/checkouts/1');
  await dialog.getByRole('checkbox', { name: 'Damaged: Lamp 2' }).check();
  await dialog.getByLabel('What is wrong with Lamp 2').fill('Torn cable');
  await api.post('/v1/checkouts/1/checkin', { iid: [iid[1]] });
  await dialog.getByRole('button', { name: 'Check in 3' }).click();
  await dialog
    .getByText(
      '2 of 3 items checked in. Lamp 2: It is back already. ' +
        'Report the damage on the page of the item.',
    )
    .waitFor();
  await page.locator('.item-state').getByText('Returned').waitFor();
  expect(await dialog.getByLabel('What is wrong with Lamp 2').inputValue()).toBe('Torn cable');
  await dialog.getByText('What comes back: 1 of 3 items').waitFor();
});

test('a typed damage report stays in the form if the checkout was closed meanwhile', async () => {
  const { api, page, dialog } = await openCheckIn(1, '#/items/1');
  await dialog.getByRole('checkbox', { name: 'Damaged' }).check();
  await dialog.getByLabel('What is wrong').fill('Torn cable');
  await api.post('/v1/checkouts/1/checkin', {});
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await dialog.getByText('Report the damage on the page of the item.').waitFor();
  await page.locator('.item-state').getByText('Available').waitFor();
  expect(await dialog.getByLabel('What is wrong').inputValue()).toBe('Torn cable');
});
