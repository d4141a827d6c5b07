import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { reserve } from '../support/bookings.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

/** Creates an account with a deleted record of each kind that can be restored. */
async function createDeletedRecords() {
  const account = await newAccount({ plan: 'enterprise' });
  const { api } = account;
  await api.post('/v1/items', { name: 'Lamp' });
  await api.post('/v1/items', { name: 'Stage' });
  await api.post('/v1/locations', { name: 'Top shelf' });
  await api.post('/v1/contacts', { name: 'Theatre', city: 'Leeds' });
  await api.post('/v1/issues', { name: 'Flickers', iid: [1] });
  await reserve(api, [1], 10, 20, { name: 'Matinee' });
  const paths = ['items/2', 'locations/1', 'contacts/1', 'issues/1', 'reservations/1'];
  for (const path of paths) expect((await api.delete(`/v1/${path}`)).status).toBe(204);
  return account;
}

test('a deleted record of any kind is found and restored', async () => {
  const { ownerEmail } = await createDeletedRecords();
  const { page } = await openSignedIn(ownerEmail, '#/deleted');
  const kinds = { Equipment: 'Stage', Reservations: 'Matinee', Issues: 'Flickers' };
  const others = { Places: 'Top shelf', Contacts: 'Theatre' };
  for (const [kind, name] of Object.entries({ ...kinds, ...others })) {
    await page.getByRole('link', { name: 'Deleted', exact: true }).click();
    const nav = page.getByRole('navigation', { name: 'Kinds of records' });
    await nav.getByRole('link', { name: kind }).click();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await page.getByText(`${name} restored.`).waitFor();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }
});

test('a viewer cannot restore records', async () => {
  const { newUser } = await createDeletedRecords();
  const { email } = await newUser({ role: 'viewer' }, 'Vera Viewer');
  const { page } = await openSignedIn(email, '#/deleted/contacts');
  await page.getByRole('listitem').filter({ hasText: 'Theatre' }).waitFor();
  expect(await page.getByRole('button', { name: /^Restore/ }).count()).toBe(0);
});
