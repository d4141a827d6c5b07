import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const enterprise = { plan: 'enterprise' } as const;

test('places are shown as a tree, and are added, changed, deleted and restored', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const { body } = await api.post('/v1/locations', { name: 'Depot' });
  await api.post('/v1/items', { name: 'Lamp', location_id: body.data.id });
  const { page } = await openSignedIn(ownerEmail, '#/places');
  await page.getByText('1 item', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add place' }).click();
  await page.getByLabel('Name').fill('Shelf');
  await page.getByRole('combobox', { name: 'Inside' }).fill('dep');
  await page.getByRole('option', { name: 'Depot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add place' }).click();
  await page.getByText('Shelf added.').waitFor();
  await page.locator('.tree .tree').getByText('Shelf').waitFor();

  await page.getByRole('button', { name: 'Edit Shelf' }).click();
  await page.getByLabel('Name').fill('Top shelf');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Top shelf saved.').waitFor();

  await page.getByRole('button', { name: 'Delete Depot' }).click();
  await page.getByLabel('Type Depot to confirm').fill('Depot');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'item Lamp' }).waitFor();
  await page.getByRole('link', { name: 'place Top shelf' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Top shelf' }).click();
  await page.getByLabel('Type Top shelf to confirm').fill('Top shelf');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Top shelf deleted.').waitFor();
  const { body: remaining } = await api.get('/v1/locations');
  expect(remaining.data).toMatchObject([{ name: 'Depot' }]);
  const deleted = page.locator('.toast', { hasText: 'Top shelf deleted.' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Delete Top shelf' }).waitFor();
});

test('contacts are found, added, changed and deleted', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const supplier = { name: 'Northlight Events', relations: ['supplier'] };
  const { body } = await api.post('/v1/contacts', supplier);
  const { page } = await openSignedIn(ownerEmail, '#/contacts');
  await page.getByText('1 contact', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByLabel('Name').fill('Kim Doe');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('dialog').getByRole('button', { name: 'Add contact' }).click();
  await page.locator('.error').waitFor();
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Email').fill('kim@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Add contact' }).click();
  await page.getByText('2 contacts', { exact: true }).waitFor();

  await page.getByLabel('Search contacts').fill('north');
  await page.getByText('1 contact', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit Northlight Events' }).click();
  await page.getByLabel('City').fill('Bergen');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Bergen' }).waitFor();
  const { body: after } = await api.get(`/v1/contacts/${body.data.id}`);
  expect(after.data).toMatchObject({ city: 'Bergen', relations: ['supplier'], email: null });

  await page.getByRole('button', { name: 'Delete Northlight Events' }).click();
  await page.getByLabel('Type Northlight Events to confirm').fill('Northlight Events');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No contacts found').waitFor();
});

test('the page of a contact shows their details, checkouts and reservations', async () => {
  const { api, ownerEmail } = await newAccount(enterprise);
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const contact_id = await create('/v1/contacts', { name: 'Kim Doe', email: 'kim@example.com' });
  const iid = [await create('/v1/items', { name: 'Lamp' })];
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  await create('/v1/checkouts', { name: 'Matinee', iid, due_time, contact_id });
  const times = { start_time: '2031-05-04T10:00:00Z', end_time: '2031-05-05T10:00:00Z' };
  await create('/v1/reservations', { name: 'Summer show', iid, contact_id, ...times });
  const { page } = await openSignedIn(ownerEmail, '#/contacts');
  await page.getByRole('link', { name: 'Kim Doe' }).click();
  await page.getByRole('heading', { name: 'Kim Doe', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'kim@example.com' }).waitFor();
  const now = page.getByRole('region', { name: 'Checked out now' });
  await now.getByText('Lamp').waitFor();
  await page.getByRole('region', { name: 'Booked' }).getByText('Lamp').waitFor();
  await now.getByRole('link', { name: 'Matinee' }).click();
  await page.getByRole('link', { name: 'Kim Doe' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Bergen');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Details' }).getByText('Bergen').waitFor();
});
