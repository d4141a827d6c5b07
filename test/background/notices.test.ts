import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { minuteOf } from '#shared/auth/rate.ts';
import { idOfAddress } from '#shared/auth/token.ts';
import { sendNotices } from '#shared/background/send-notices.ts';
import { variables } from '#shared/config.ts';
import { saveRefusal } from '#shared/credentials/save-refusal.ts';
import { invitationId } from '#shared/families/members/invitation.ts';
import { countMail, maxMails } from '#shared/mail/rate.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { newAccount } from '../support/account.ts';
import { mailsTo, waitForMails } from '../support/mails.ts';
import { inviteTo, newOwner } from '../support/members.ts';
import { auth, signIn } from '../support/sign-in.ts';
import { beforeNextCall } from '../support/store/before-next-call.ts';

beforeEach(() => {
  vi.stubEnv(variables.mailFolder, join(inject('service').folder, 'mail'));
  vi.stubEnv(variables.mailFrom, 'Depot <depot@example.com>');
});
afterEach(() => vi.unstubAllEnvs());

const address = () => `${randomUUID()}@example.com`;
const newPassword = 'seven wooden lanterns';

/** An owner with a key that has a contact. */
async function arrange() {
  const account = await newAccount();
  const { api } = await signIn(account.ownerEmail);
  const keys = `/v1/accounts/${account.accountId}/keys`;
  const contact = address();
  const body = { name: 'Shop', access: 'restricted', scopes: ['items:read'] };
  const { data } = (await api.post(keys, { ...body, contact_email: contact })).body;
  return { ...account, owner: api, key: `${keys}/${data.id}`, token: data.token, contact };
}

test('the contact of a key and its creator are notified that it was created', async () => {
  const { contact, ownerEmail } = await arrange();
  const [mail] = await waitForMails(contact, 1);
  expect(mail?.text).toContain('The API key “Shop” of');
  expect(mail?.text).toContain('was created by');
  expect(mail?.source).toContain('Content-Type: text/html');
  // The key that every account has was created before.
  expect(await waitForMails(ownerEmail, 2)).toHaveLength(2);
});

test('a rotation, a change of scopes and a revocation are each notified once', async () => {
  const { owner, key, contact } = await arrange();
  await waitForMails(contact, 1);
  await owner.post(`${key}/rotate`, {});
  await owner.patch(key, { scopes: ['items:write'] });
  await owner.patch(key, { name: 'Renamed' });
  await owner.delete(key);
  const mails = await waitForMails(contact, 4);
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual([
    'API key “Shop” has a new token',
    'API key “Shop” has new access',
    'API key “Renamed” was revoked',
  ]);
});

test('each of two rotations within a second is notified', async () => {
  const { owner, key, contact } = await arrange();
  await owner.post(`${key}/rotate`, {});
  await owner.post(`${key}/rotate`, { overlap_minutes: 0 });
  const mails = await waitForMails(contact, 3);
  expect(mails.at(-1)?.text).toContain('The previous token no longer works.');
});

test('the former contact is notified of the new one', async () => {
  const { owner, key, contact } = await arrange();
  const other = address();
  await owner.patch(key, { contact_email: other });
  expect((await waitForMails(contact, 2))[1]?.text).toContain(`now sends notices to ${other}`);
  expect((await waitForMails(other, 1))[0]?.text).toContain(other);
});

test('no mail has a token or a part of one', async () => {
  const { owner, key, contact, token } = await arrange();
  const rotated = (await owner.post(`${key}/rotate`, {})).body.data.token;
  const mails = await waitForMails(contact, 2);
  const secrets = [token, rotated].map((one: string) => one.slice(one.lastIndexOf('_') + 1));
  for (const { source } of mails) {
    for (const secret of secrets) expect(source).not.toContain(secret.slice(0, 8));
  }
});

test('the contacts of keys are notified when the plan loses API access', async () => {
  const { contact, setPlan } = await arrange();
  await waitForMails(contact, 1);
  await setPlan({ plan: 'free' });
  const [, notice] = await waitForMails(contact, 2);
  expect(notice?.subject).toContain('API access has ended');
  expect(notice?.text).toContain('- Shop');
});

test('no mail says that API access has ended once the plan has it again', async () => {
  const { contact, accountId } = await arrange();
  await waitForMails(contact, 1);
  const row = await findRow(rowKey.account(accountId), { consistent: true });
  if (!row) throw new Error('There is no account.');
  await sendNotices({ before: row, after: { ...row, plan: 'free' } }, Date.now())?.();
  expect(await mailsTo(contact)).toHaveLength(1);
});

test('a mailed link sets a new password, once, and ends all sessions', async () => {
  const { ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  await auth('reset', { email: ownerEmail });
  const mails = await waitForMails(ownerEmail, 2);
  const [, token] = /#\/reset\?token=(reset_\w+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  const weak = await auth('reset/confirm', { token, new_password: 'short' });
  expect(weak.body.error.fields.new_password[0].code).toBe('too_short');
  const done = await auth('reset/confirm', { token, new_password: newPassword });
  expect([done.status, done.body.data]).toEqual([201, { ended: 1 }]);
  expect((await api.get('/v1/items')).status).toBe(401);
  expect((await auth('login', { email: ownerEmail, password: newPassword })).status).toBe(201);
  const again = await auth('reset/confirm', { token, new_password: `${newPassword}!` });
  expect(again.body.error.fields.token[0].code).toBe('invalid_value');
});

test('the link for a new password is mailed even if the address has reached its limit of mails', async () => {
  const { ownerEmail } = await newAccount();
  const count = () => countMail(ownerEmail, Date.now());
  // The notice of its key is one of them.
  await waitForMails(ownerEmail, 1);
  await Promise.allSettled(Array.from({ length: maxMails.address }, count));
  await expect(count()).rejects.toThrow('within an hour');
  await auth('reset', { email: ownerEmail });
  const mails = await waitForMails(ownerEmail, 2);
  expect(mails.at(-1)?.text).toContain('#/reset?token=');
});

test('a later link ends the earlier one', async () => {
  const { ownerEmail } = await newAccount();
  await auth('reset', { email: ownerEmail });
  await waitForMails(ownerEmail, 2);
  await auth('reset', { email: ownerEmail });
  const mails = await waitForMails(ownerEmail, 3);
  const tokens = mails.flatMap(({ text }) => /#\/reset\?token=(\w+)/.exec(text)?.[1] ?? []);
  const [first, second] = tokens;
  const old = await auth('reset/confirm', { token: first, new_password: newPassword });
  expect(old.status).toBe(422);
  expect((await auth('reset/confirm', { token: second, new_password: newPassword })).status).toBe(
    201,
  );
});

test('an invitation is mailed, its link works once, and a later invitation ends it', async () => {
  const owner = await newOwner();
  const email = address();
  await inviteTo(owner, email);
  await waitForMails(email, 1);
  await inviteTo(owner, email);
  const mails = await waitForMails(email, 2);
  expect(mails[0]?.subject).toContain(`Account ${owner.account.accountId}`);
  const tokens = mails.flatMap(({ text }) => /#\/invitation\?token=(\w+)/.exec(text)?.[1] ?? []);
  const [first, second] = tokens;
  expect((await auth('invitation', { token: first, new_password: newPassword })).status).toBe(422);
  expect((await auth('invitation', { token: second, new_password: newPassword })).status).toBe(201);
  expect((await auth('login', { email, password: newPassword })).status).toBe(201);
});

test('a person whose invitation was withdrawn before the mail was sent gets no link', async () => {
  const owner = await newOwner();
  const email = address();
  const { id } = await inviteTo(owner, email);
  await waitForMails(email, 1);
  const key = rowKey.invitation(invitationId(owner.account.accountId, id));
  const row = await findRow(key, { consistent: true });
  // An invitation whose mail is still to be sent. It has another entity, or the service would mail it.
  const after = { ...row, ...key, request: randomUUID(), hash: undefined };
  await putRows([{ ...row, ...after, hash: 'none', entity: 'waiting' }]);
  expect((await owner.api.delete(`${owner.members}/${id}`)).status).toBe(204);
  await sendNotices({ before: undefined, after }, Date.now())?.();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an address that belongs to no user gets no mail', async () => {
  const email = address();
  const { ownerEmail } = await newAccount();
  await auth('reset', { email });
  await auth('reset', { email: ownerEmail });
  await waitForMails(ownerEmail, 2);
  expect(await mailsTo(email)).toEqual([]);
});

test('a refusal that could not be stored is stored with the next one of its minute', async () => {
  const { accountId, key } = await arrange();
  const tokenId = randomUUID();
  const subject = { accountId, key: { id: Number(key.split('/').at(-1)), tokenId } };
  const minute = minuteOf(Date.now());
  beforeNextCall('UpdateItemCommand', () => Promise.reject(new Error('The store is away.')));
  await expect(saveRefusal(subject, minute)).rejects.toThrow('The store is away.');
  await saveRefusal(subject, minute);
  const row = await findRow(rowKey.refusal(tokenId), { consistent: true });
  expect(row?.minutes).toEqual(new Set([`${minute}`]));
});

test('a key that is refused in ten of fifteen minutes is reported, once a day', async () => {
  const { contact, accountId, key, token } = await arrange();
  await waitForMails(contact, 1);
  const [, , tokenId = ''] = token.split('_');
  const id = Number(key.split('/').at(-1));
  const now = minuteOf(Date.now());
  const refuse = (minute: number) => saveRefusal({ accountId, key: { id, tokenId } }, minute);
  for (let ago = 12; ago > 3; ago -= 1) await refuse(now - ago);
  expect(await mailsTo(contact)).toHaveLength(1);
  for (let ago = 3; ago >= 0; ago -= 1) await refuse(now - ago);
  const mails = await waitForMails(contact, 2);
  expect(mails[1]?.subject).toBe('API key “Shop”: too many requests');
  expect(await mailsTo(contact)).toHaveLength(2);
});

test('a key that is refused in ten of fifteen minutes is reported, however late its refusals are processed', async () => {
  const { contact, accountId, key } = await arrange();
  await waitForMails(contact, 1);
  const now = Date.now();
  const minutes = new Set(Array.from({ length: 10 }, (_, ago) => `${minuteOf(now) - ago}`));
  const row = { ...rowKey.refusal(randomUUID()), entity: 'refused', minutes };
  const after = { ...row, account_id: accountId, key_id: Number(key.split('/').at(-1)) };
  await sendNotices({ before: undefined, after }, now + 2 * 60 * 60_000)?.();
  expect(await mailsTo(contact)).toHaveLength(2);
});

test('the row of a reset outlives all attempts to mail its link, however soon the link expires', async () => {
  const { ownerEmail } = await newAccount();
  await auth('reset', { email: ownerEmail });
  await waitForMails(ownerEmail, 2);
  const row = await findRow(rowKey.reset(idOfAddress(ownerEmail)), { consistent: true });
  const hour = 60 * 60;
  expect(Number(row?.expires_at)).toBeGreaterThan(Date.now() / 1000 + 25 * hour);
  expect(Number(row?.ends_at)).toBeLessThan(Date.now() + 31 * 60_000);
});
