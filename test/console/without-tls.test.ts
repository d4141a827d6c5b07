import { expect, inject, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

// As a telephone comes to the service of a laptop: over http, and by a name that is not its own.
useBrowser(['--host-resolver-rules=MAP depot.test 127.0.0.1']);

test('over a network without TLS, members sign in, stay so, and write', async () => {
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
