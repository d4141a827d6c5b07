import { test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test('a page whose script cannot be loaded offline says so, and loads once online', async () => {
  const { ownerEmail } = await newAccount();
  const { page, context } = await openSignedIn(ownerEmail);
  await page.getByText('0 items').waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByText('You are offline. Check your connection.').waitFor();
  await context.setOffline(false);
  await page.getByLabel('Period').waitFor();
});

test('a page without a connection says so, and loads by itself once online', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/contacts', { name: 'Kim Doe' });
  const { page, context } = await openSignedIn(ownerEmail);
  await page.getByText('0 items').waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByText('You are offline. Check your connection.').waitFor();
  await context.setOffline(false);
  await page.getByText('1 contact', { exact: true }).waitFor();

  await context.setOffline(true);
  await page.getByLabel('Search contacts').fill('kim');
  await page.getByText('You are offline. Check your connection.').waitFor();
  await page.getByText('Kim Doe').waitFor();
  await context.setOffline(false);
  await page.getByRole('alert').waitFor({ state: 'detached' });
});
