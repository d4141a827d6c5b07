import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { mailsTo } from '../support/mails.ts';
import { inviteTo, newAddress, newInvitation, newOwner } from '../support/members.ts';
import { violationsOf } from './support/axe.ts';
import { newVisitor, openSignedIn, signIn, useBrowser } from './support/browser.ts';

useBrowser();

const polling = { timeout: 60_000, interval: 250 };
const newPassword = 'four unrelated teapots sing';

async function waitForInvitationHash(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
    const link = /#\/invitation\?token=\S+/.exec(texts)?.[0];
    if (!link) throw new Error('The link has not come.');
    return link;
  }, polling);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
}

test('an invited person sets a password by the mailed link, signs in, and is in the account', async () => {
  const owner = await newOwner();
  const email = newAddress();
  await inviteTo(owner, email);
  const hash = await waitForInvitationHash(email);
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto(`/${hash}`);
  const field = page.getByLabel('New password');
  await page.getByText('who invited you').waitFor();
  expect(await field.count()).toBe(0);
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Your email address is new here.').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  await field.fill('short');
  const accept = page.getByRole('button', { name: 'Set password and accept' });
  await accept.click();
  await page.getByText(/Must be 12 to/).waitFor();
  await expectAccessible(page);
  await field.fill(newPassword);
  await accept.click();
  const name = `Account ${owner.account.accountId}`;
  await page.getByText(`You are now a member of ${name}.`).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Password').fill(newPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('0 items').waitFor();
  await page.goBack();
  expect(page.url()).not.toContain('invitation');
  await page.goForward();
  await page.locator('.account-name', { hasText: name }).waitFor();

  const secondPage = await context.newPage();
  await secondPage.goto(`/${hash}`);
  await secondPage.getByRole('button', { name: 'Accept' }).click();
  await secondPage.getByText('The link has been used or has expired.').waitFor();
  expect(await secondPage.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await expectAccessible(secondPage);
});

test('a person with a password from another account accepts without a new one', async () => {
  const [otherAccount, owner] = [await newOwner(), await newOwner()];
  const email = otherAccount.account.ownerEmail;
  await inviteTo(owner, email, { role: 'viewer' });
  const hash = await waitForInvitationHash(email);
  const page = await (await newVisitor()).newPage();
  await page.goto(`/${hash}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('You are now a member of').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await signIn(page, email);
  const selectedAccount = page.getByLabel('Account').locator('option:checked');
  expect(await selectedAccount.textContent()).toBe(`Account ${owner.account.accountId}`);
});

test('a signed-in member who accepts an invitation can go to the joined account', async () => {
  const [otherAccount, owner] = [await newOwner(), await newOwner()];
  const email = otherAccount.account.ownerEmail;
  await inviteTo(owner, email, { role: 'viewer' });
  const hash = await waitForInvitationHash(email);
  const { page } = await openSignedIn(email);
  await page.goto(`/${hash}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Go to equipment' }).click();
  const selectedAccount = page.getByLabel('Account').locator('option:checked');
  expect(await selectedAccount.textContent()).toBe(`Account ${owner.account.accountId}`);
});

test('an invitation link that was replaced or is incomplete shows an error', async () => {
  const invitation = await newInvitation();
  const { email, token } = invitation;
  await inviteTo(invitation, email);
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto(`/#/invitation?token=${token}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('The link has been used or has expired.').waitFor();
  const other = await context.newPage();
  await other.goto('/#/invitation');
  await other.getByText('This link is incomplete.').waitFor();
  await other.getByRole('link', { name: 'Go to sign-in' }).click();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
});
