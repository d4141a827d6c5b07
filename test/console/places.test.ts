import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test('places list the items in them, and a contact shows past checkouts and can be blocked', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const create = async (path: string, body: object): Promise<number> =>
    (await api.post(path, body)).body.data.id;
  const depot = await create('/v1/locations', { name: 'Depot' });
  const shelf = await create('/v1/locations', { name: 'Shelf', parent_id: depot });
  const lamp = { name: 'Lamp', location_id: shelf, home_location_id: depot };
  const id = await create('/v1/items', lamp);
  await create('/v1/items', { name: 'Drum kit', location_id: depot });
  const contact_id = await create('/v1/contacts', { name: 'Kim Doe', notes: 'Pays late' });
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  const checkout = { name: 'Matinee', iid: [id], due_time, contact_id };
  await create(`/v1/checkouts/${await create('/v1/checkouts', checkout)}/checkin`, {
    location_id: shelf,
  });
  const { page } = await openSignedIn(ownerEmail, '#/places');
  await page.getByText('2 items').waitFor();
  await page.getByRole('link', { name: 'Depot' }).click();
  await page.getByRole('region', { name: 'Here now' }).getByText('Shelf').waitFor();
  await page.getByRole('region', { name: 'Belongs here' }).getByText('now at Shelf').waitFor();
  const inside = page.getByRole('region', { name: 'Details' }).getByRole('listitem');
  await inside.filter({ hasText: 'Shelf' }).getByText('1 item', { exact: true }).waitFor();
  await page.goto(`/#/contacts/${contact_id}`);
  await page.getByRole('region', { name: 'Past checkouts' }).getByText('Matinee').waitFor();
  await page.getByRole('button', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog');
  // Blocking a contact needs a reason.
  await dialog.getByRole('button', { name: 'Block' }).click();
  await dialog.getByText('Say why this contact is blocked.').waitFor();
  await dialog.getByLabel('Reason').fill('Two lamps missing');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await page.getByText(/^Blocked .*: Two lamps missing/).waitFor();
  const { body } = await api.get(`/v1/contacts/${contact_id}`);
  expect(body.data.blocked).toBe(true);
  expect(body.data.notes).toMatch(/Two lamps missing\nPays late$/);
});
