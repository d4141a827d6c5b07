import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailsTo, waitForMails } from '../support/mails.ts';
import { inviteTo, newAddress, newOwner, replaceInvitationToken } from '../support/members.ts';
import { auth, signIn } from '../support/sign-in.ts';
import { openSignedIn, useBrowser } from './support/browser.ts';

useBrowser();

const newPassword = 'four unrelated teapots sing';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const statusOf = (page: Page, text: string) =>
  rowOf(page, text).locator('[data-label="Status"]').textContent();
const openMembers = async (email: string) => (await openSignedIn(email, '#/members')).page;
const ownerName = 'Owner';

test('an owner invites a member, resends the invitation, and sees that it was accepted', async () => {
  const { account } = await newOwner();
  const email = newAddress();
  const page = await openMembers(account.ownerEmail);
  await page.getByRole('button', { name: 'Invite member' }).click();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Must be an email address.').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
  await page.getByLabel('Name', { exact: true }).fill('Kim Doe');
  await page.getByLabel('Email').fill(account.ownerEmail);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('already has this address.').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption('viewer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText(`Invitation sent to ${email}.`).waitFor();
  await rowOf(page, email).waitFor();
  expect(await statusOf(page, email)).toBe('Invited');
  expect(await rowOf(page, email).locator('[data-label="Role"]').textContent()).toBe('Viewer');
  await waitForMails(email, 1);
  await page.getByRole('button', { name: 'Resend invitation: Kim Doe' }).click();
  await page.getByText('The earlier link no longer works.').waitFor();
  const [first, second] = await waitForMails(email, 2);
  expect(linkIn(second?.text)).not.toBe(linkIn(first?.text));
  const token = linkIn(second?.text);
  expect((await auth('invitation', { token, new_password: newPassword })).status).toBe(201);
  expect((await signIn(email, { password: newPassword })).user).toMatchObject({ role: 'viewer' });
  await page.reload();
  await rowOf(page, email).waitFor();
  expect(await statusOf(page, email)).toBe('Active');
  expect(await mailsTo(email)).toHaveLength(2);
});

const linkIn = (text = '') => /#\/invitation\?token=(\S+)/.exec(text)?.[1];

test('withdrawing an invitation asks first, and its link stops working', async () => {
  const owner = await newOwner();
  const email = newAddress();
  const { id } = await inviteTo(owner, email, { role: 'member' });
  const token = await replaceInvitationToken(owner.account.accountId, id);
  const page = await openMembers(owner.account.ownerEmail);
  await page.getByRole('button', { name: 'Withdraw: Guest' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await statusOf(page, email)).toBe('Invited');
  await page.getByRole('button', { name: 'Withdraw: Guest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Invitation of Guest withdrawn.').waitFor();
  await page.getByRole('button', { name: 'Reactivate: Guest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
  await page.getByText('The member has not accepted an invitation.').waitFor();
  expect(await statusOf(page, email)).toBe('Deactivated');
  expect((await auth('invitation', { token, new_password: newPassword })).status).toBe(422);
});

test('undoing a change of role restores the custom permissions', async () => {
  const { account, api, members } = await newOwner();
  const permissions = ['content.items', 'action.checkout'] as const;
  const { id, email } = await account.newUser({ permissions: [...permissions] }, 'Kim Doe');
  const page = await openMembers(account.ownerEmail);
  await page.getByRole('button', { name: 'Edit: Kim Doe' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kim Ferrante');
  await page.getByLabel('Role').selectOption('viewer');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Kim Ferrante saved.').waitFor();
  await rowOf(page, email).getByText('Viewer').waitFor();
  expect((await api.get(`${members}/${id}`)).body.data).toMatchObject({ role: 'viewer' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  const { data } = (await api.get(`${members}/${id}`)).body;
  expect(data).toMatchObject({ name: 'Kim Doe', role: 'custom', permissions });
});

test('an owner invites a member with single permissions', async () => {
  const { account, api, members } = await newOwner();
  const email = newAddress();
  const page = await openMembers(account.ownerEmail);
  await page.getByRole('button', { name: 'Invite member' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kim Doe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption('custom');
  await page.getByLabel('Checkouts').check();
  await page.getByLabel('Equipment').check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await rowOf(page, email).getByText('Custom equipment, checkouts').waitFor();
  const { data } = (await api.get(members)).body;
  expect(data.at(-1)).toMatchObject({
    role: 'custom',
    permissions: ['content.items', 'action.checkout'],
  });
});

test('deactivating and reactivating a member each ask first', async () => {
  const { account } = await newOwner();
  const { email } = await account.newUser({ role: 'member' }, 'Kim Doe');
  const kim = await signIn(email);
  const page = await openMembers(account.ownerEmail);
  const deactivate = page.getByRole('button', { name: 'Deactivate: Kim Doe' });
  await deactivate.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await kim.api.get('/v1/items')).status).toBe(200);
  await deactivate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Kim Doe deactivated.').waitFor();
  expect((await kim.api.get('/v1/items')).status).toBe(401);
  await page.getByRole('button', { name: 'Reactivate: Kim Doe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
  await page.getByText('Kim Doe reactivated.').waitFor();
  await rowOf(page, email).getByText('Active', { exact: true }).waitFor();
  expect((await signIn(email)).user.role).toBe('member');
});

test('deactivating a member names what they have out and what is reserved for them', async () => {
  const { account, api } = await newOwner();
  const { id: user_id } = await account.newUser({ role: 'member' }, 'Kim Doe');
  await api.post('/v1/items', { name: 'Lamp' });
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  await api.post('/v1/checkouts', { name: 'Matinee', iid: [1], due_time, user_id });
  const times = { start_time: '2031-05-04T10:00:00Z', end_time: '2031-05-05T10:00:00Z' };
  await api.post('/v1/reservations', { name: 'Summer show', iid: [1], user_id, ...times });
  const page = await openMembers(account.ownerEmail);
  await page.getByRole('button', { name: 'Deactivate: Kim Doe' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('Still checked out to them: Matinee.').waitFor();
  await question.getByText('Reserved for them: Summer show.').waitFor();
});

test('the last owner can be neither demoted nor deactivated, and the page says why', async () => {
  const { account } = await newOwner();
  const page = await openMembers(account.ownerEmail);
  const row = rowOf(page, account.ownerEmail);
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Role').selectOption('member');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByText('is the last owner of the account').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('This is you').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.locator('.toast.bad').getByText('is the last owner of the account').waitFor();
  expect(await statusOf(page, account.ownerEmail)).toBe('Active');
});

test('an administrator cannot grant permissions they lack, and loses access after a demotion', async () => {
  const { account } = await newOwner();
  const { email } = await account.newUser({ permissions: ['admin.users', 'view'] }, 'Ada');
  const page = await openMembers(email);
  await page.getByRole('button', { name: 'Invite member' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kim Doe');
  await page.getByLabel('Email').fill(newAddress());
  const roles = page.getByLabel('Role').getByRole('option');
  expect(await roles.allInnerTexts()).toEqual([
    'Viewer: sees all records',
    'Custom: works with what you choose',
  ]);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent to').waitFor();
  await page.getByRole('button', { name: 'Edit: Ada' }).click();
  await page.getByLabel('Role').selectOption('viewer');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ada saved.').waitFor();
  await page.getByRole('button', { name: 'Invite member' }).waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(ownerName).first().waitFor();
});

test('an owner who deactivates themselves is signed out of the account', async () => {
  const { account } = await newOwner();
  const { email } = await account.newUser({ role: 'owner' }, 'Kim Doe');
  const page = await openMembers(email);
  await page.getByRole('button', { name: 'Deactivate: Kim Doe' }).click();
  await page.getByText('This is you').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('at 320 pixels, the members and invitation pages do not overflow', async () => {
  const owner = await newOwner();
  await inviteTo(owner, newAddress());
  await owner.account.newUser({ permissions: ['content.items', 'action.inventory'] }, 'Kim');
  const viewport = { width: 320, height: 640 };
  const { page } = await openSignedIn(owner.account.ownerEmail, '#/members', { viewport });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.getByRole('button', { name: 'Resend invitation' }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = await page.getByRole('dialog').boundingBox();
  expect(dialog?.width ?? 0).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await page.goto('/#/invitation?token=invitation_x_y');
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('beside a member with many actions and permissions, an address is on one line', async () => {
  const owner = await newOwner();
  const email = 'kim.ferrante@example.com';
  const permissions = ['view', 'action.checkout', 'action.reserve', 'content.contacts'];
  await inviteTo(owner, email, { name: 'Kim Ferrante', permissions });
  const page = await openMembers(owner.account.ownerEmail);
  const lines = await page.getByRole('cell', { name: email }).evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
  });
  expect(lines).toBe(1);
});
