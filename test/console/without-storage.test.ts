import { test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

useBrowser();

test('members can sign in and select items when the browser blocks storage', async () => {
  const { ownerEmail, api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp' });
  const context = await newVisitor();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  await page.goto('/#/');
  await signIn(page, ownerEmail);
  await page.getByRole('checkbox', { name: 'Lamp' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByText('1 selected').waitFor();
});
