import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, polling, useBrowser } from './support/browser.ts';

useBrowser();

test('an owner filters the activity by kind, actor and day, and sees the changed fields', async () => {
  const { api, ownerEmail } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', type: 'Light' });
  await api.patch('/v1/items/1', { type: 'Spot' });
  await api.post('/v1/contacts', { name: 'Theatre' });
  const { page } = await openSignedIn(ownerEmail, '#/activity');
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  // The entry of a sign-in may be written after its response.
  const hasSignIn = async () => {
    await page.reload();
    await entries.first().waitFor();
    return entries.filter({ hasText: 'signed in' }).first().isVisible();
  };
  await expect.poll(hasSignIn, polling).toBe(true);
  await page.getByLabel('What').selectOption('Items');
  await expect.poll(() => entries.count(), polling).toBe(2);
  const [latest] = await entries.all();
  await expect.poll(() => latest?.textContent(), polling).toContain('(API) changed Lamp.');
  await latest?.getByText('1 field').click();
  expect(await latest?.getByRole('row').last().textContent()).toBe('CategoryLightSpot');
  await page.reload();
  await expect.poll(() => entries.count(), polling).toBe(2);
  await page.getByLabel('By').selectOption('Members');
  await page.getByText('No activity found').waitFor();
  await page.getByLabel('By').selectOption('API keys');
  await page.getByLabel('To').fill('2020-01-01');
  await page.getByText('No activity found').waitFor();
  await page.getByLabel('To').fill('');
  await entries.first().getByRole('link', { name: 'Lamp' }).click();
  await page.getByRole('heading', { name: 'Lamp', level: 1 }).waitFor();
});

test('Show more moves the focus to the first added entry', async () => {
  const { api, ownerEmail } = await newAccount();
  for (const lamp of Array.from({ length: 60 }, (_, index) => `Lamp ${index}`)) {
    await api.post('/v1/items', { name: lamp });
  }
  const { page } = await openSignedIn(ownerEmail, '#/activity?resource=item');
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect.poll(() => entries.count(), polling).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => entries.count(), polling).toBe(60);
  const isFocused = () => entries.nth(50).evaluate((entry) => entry === document.activeElement);
  await expect.poll(isFocused, polling).toBe(true);
});

test('a member who does not administer the account has no access to the activity', async () => {
  const { newUser } = await newAccount();
  const { email } = await newUser({ role: 'member' }, 'Mo Member');
  const { page } = await openSignedIn(email, '#/activity');
  await page.getByText('You do not have access to the activity of the account').waitFor();
  expect(await page.getByRole('link', { name: 'Activity' }).count()).toBe(0);
});
