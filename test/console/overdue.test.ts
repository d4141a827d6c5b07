import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test('an overdue checkout shows the quantity that is out, and can be checked in', async () => {
  const { api, ownerEmail } = await newAccount({ plan: 'enterprise' });
  const cable = { name: 'Cable', inventory_enabled: true, inventory_unit: 'm' };
  const item_id = (await api.post('/v1/items', cable)).body.data.id;
  await api.post(`/v1/items/${item_id}/inventory`, { action: 'add', quantity: 50 });
  const { status, body } = await api.post('/v1/checkouts', {
    name: 'Gig',
    lines: [{ item_id, quantity: 20 }],
    occurred_at: inMinutes(-120),
    due_time: inMinutes(-60),
  });
  expect(status).toBe(201);
  const { page } = await openSignedIn(ownerEmail, '#/overdue');
  await page.getByText(/^Cable \(20/).waitFor();
  await page.getByRole('button', { name: 'Check in Gig' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await page.getByText('Nothing is overdue').waitFor();
  const readStatus = async () => (await api.get(`/v1/checkouts/${body.data.id}`)).body.data.status;
  await expect.poll(readStatus, polling).toBe('closed');
});
