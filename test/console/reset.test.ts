import { expect, test, vi } from 'vitest';
import { newAccount } from '../support/account.ts';
import { mailsTo } from '../support/mails.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const polling = { timeout: 60_000, interval: 250 };

test('a forgotten password is set anew by the mailed link, which works once', async () => {
  const { ownerEmail } = await newAccount();
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const send = page.getByRole('button', { name: 'Send the link' });
  // The form before it asks for an address, too.
  await send.waitFor();
  await page.getByLabel('Email').fill(ownerEmail);
  await send.click();
  await page.getByText('we sent a link to it').waitFor();

  const link = await vi.waitFor(async () => {
    // Other mails may come before it, such as of the key of the account.
    const texts = (await mailsTo(ownerEmail)).map(({ text }) => text).join('\n');
    const link = /https?:\/\/\S+#\/reset\?token=\S+/.exec(texts)?.[0];
    if (!link) throw new Error('The link has not come.');
    return link;
  }, polling);
  const hash = link.slice(link.indexOf('#'));
  await page.goto(`/${hash}`);
  const secret = 'four unrelated teapots sing';
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText(/Must be 12 to/).waitFor();
  expect(page.url()).not.toContain('token');
  await page.getByLabel('New password').fill(secret);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password was changed.').waitFor();
  await signIn(page, ownerEmail, secret);
  await page.getByText('0 items').waitFor();

  const again = await context.newPage();
  await again.goto(`/${hash}`);
  await again.getByLabel('New password').fill('another set of unrelated words');
  await again.getByRole('button', { name: 'Set password' }).click();
  await again.getByRole('alert').waitFor();
});
