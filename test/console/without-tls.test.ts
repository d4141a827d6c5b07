import { expect, inject, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

// Like a phone that opens the service of a laptop: over http, and by another host name.
useBrowser(['--host-resolver-rules=MAP depot.test 127.0.0.1']);

test('over plain http, members sign in, stay signed in after a reload, and add records', async () => {
  const { ownerEmail } = await newAccount({ plan: 'enterprise' });
  const baseURL = inject('service').url.replace(/(localhost|127\.0\.0\.1)/, 'depot.test');
  const page = await (await newVisitor({ baseURL })).newPage();
  await page.goto('/#/contacts');
  await signIn(page, ownerEmail);
  await page.locator('.shell').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('North Theatre');
  await page.getByRole('dialog').getByRole('button', { name: 'Add contact' }).click();
  await page.getByText('North Theatre added.').waitFor();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
});
