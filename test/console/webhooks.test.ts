import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { startReceiver, verify } from '../support/receiver.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test('an owner creates a webhook, copies its secret, sees deliveries, and deletes it', async () => {
  const { ownerEmail, api } = await newAccount();
  const receiver = await startReceiver();
  const permissions = ['clipboard-write'];
  const { page } = await openSignedIn(ownerEmail, '#/webhooks', { permissions });
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByLabel('Address').fill('http://hooks.example.com');
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create webhook' });
  await create.click();
  await page.getByText('Must be an https address without a password.').waitFor();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('Description').fill('Shop');
  await page.getByLabel('Everything').uncheck();
  await page.getByLabel('Items').check();
  await create.click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'Copy Secret' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByText('Nothing delivered yet').waitFor();
  await newItems(api, 1);
  const [received] = await receiver.once(1);
  if (!received) throw new Error('Nothing was delivered.');
  expect(verify(secret, received)).toMatchObject({ type: 'item.created' });
  await page.getByText('Delivered', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send again: item.created of 1' }).click();
  await receiver.once(2);
  await page.getByText('2: 204, 204').waitFor();

  const rotate = async (overlap: string) => {
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByLabel('Keep the old secret for').selectOption(overlap);
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('button', { name: 'Copy Secret' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
  };
  await rotate('1 day');
  const oldSecret = page.getByText(/^The old secret still works for/);
  await oldSecret.filter({ hasText: '23 h' }).waitFor();
  await rotate('Ends now');
  await oldSecret.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Description').fill('Web shop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Web shop' }).waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await receiver.once(3);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('Switched off').waitFor();
  expect(await page.getByRole('button', { name: 'Replay' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('Active', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Webhook deleted.').waitFor();
  await page.getByText('No webhooks yet').waitFor();
});

test('a plan without API access shows an upgrade notice instead of webhooks', async () => {
  const { ownerEmail } = await newAccount({ plan: 'free' });
  const { page } = await openSignedIn(ownerEmail, '#/webhooks');
  await page.getByRole('heading', { name: 'Your plan has no API access' }).waitFor();
  expect(await page.getByRole('button', { name: 'Create webhook' }).count()).toBe(0);
});

test('a member without the permission has no access to webhooks', async () => {
  const { newUser } = await newAccount();
  const { email } = await newUser({ role: 'member' });
  const { page } = await openSignedIn(email, '#/webhooks');
  await page.getByText(/do not have access/).waitFor();
  expect(await page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0);
});
