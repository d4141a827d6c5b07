import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

test('a member who is assigned an issue is notified, and opens it from the notification', async () => {
  const { api, newUser } = await newAccount();
  const email = `kim-${Date.now()}@example.com`;
  const { id: user_id } = await newUser({ role: 'member' }, 'Kim Ferrante', email);
  const item = await api.post('/v1/items', { name: 'Lamp' });
  await api.post('/v1/issues', { name: 'Flickers', iid: [item.body.data.id], user_id });
  const { page } = await openSignedIn(email);
  const bell = page.getByRole('link', { name: 'Notifications, 1 unread' });
  await expect
    .poll(
      async () => {
        await page.reload();
        return bell.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await bell.click();
  await page.getByRole('button', { name: /^Mark as read/ }).click();
  await page.getByRole('link', { name: 'Notifications, 0 unread' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Flickers/ })
    .click();
  await page.getByRole('heading', { name: 'Flickers', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Mark as solved' }).click();
  await page.getByText('Flickers: Solved.').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('heading', { name: 'No notifications' }).waitFor();
});
