import { expect, test, vi } from 'vitest';
import { newAccount } from '../support/account.ts';
import { mailsTo } from '../support/mails.ts';
import { newVisitor, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const polling = { timeout: 60_000, interval: 250 };

test('a forgotten password is reset by the mailed link, which works once', async () => {
  const { ownerEmail } = await newAccount();
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const sendLink = page.getByRole('button', { name: 'Send the link' });
  // The sign-in form has a field of the same name, so wait for the new form first.
  await sendLink.waitFor();
  await page.getByLabel('Email').fill(ownerEmail);
  await sendLink.click();
  await page.getByText('we sent a link to it').waitFor();

  const link = await vi.waitFor(async () => {
    // Other mails may arrive first, such as the one about the key of the account.
    const texts = (await mailsTo(ownerEmail)).map(({ text }) => text).join('\n');
    const link = /https?:\/\/\S+#\/reset\?token=\S+/.exec(texts)?.[0];
    if (!link) throw new Error('The link has not come.');
    return link;
  }, polling);
  const hash = link.slice(link.indexOf('#'));
  await page.goto(`/${hash}`);
  const newPassword = 'four unrelated teapots sing';
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText(/Must be 12 to/).waitFor();
  expect(page.url()).not.toContain('token');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password was changed.').waitFor();
  await signIn(page, ownerEmail, newPassword);
  await page.getByText('0 items').waitFor();

  const secondPage = await context.newPage();
  await secondPage.goto(`/${hash}`);
  await secondPage.getByLabel('New password').fill('another set of unrelated words');
  await secondPage.getByRole('button', { name: 'Set password' }).click();
  await secondPage.getByRole('alert').waitFor();
});
