import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { mailReminder } from '#shared/background/mail-reminder.ts';
import { variables } from '#shared/config.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock } from '../support/bookings.ts';
import { mailsTo, waitForMails } from '../support/mails.ts';
import { inMinutes } from '../support/time.ts';

const past = () => ({ name: 'Shoot', occurred_at: inMinutes(-120) });

/** A checkout that has been due for an hour, of a contact who has an address. */
async function arrange() {
  const account = await newAccount();
  const { api } = account;
  const email = `${randomUUID()}@example.com`;
  const contact = await api.post('/v1/contacts', { name: 'Ada Moreau', email });
  const iid = await newItems(api, 2);
  const contact_id: number = contact.body.data.id;
  const late = await checkOut(api, iid, -60, { ...past(), contact_id });
  const path = `/v1/checkouts/${late.body.data.id}`;
  return { ...account, iid, email, path, remind: `${path}/remind`, contact_id };
}

/** Waits until earlier writes were processed: until the mail of a later write has arrived. */
async function waitForEarlierWrites(account: Awaited<ReturnType<typeof arrange>>) {
  const other = `${randomUUID()}@example.com`;
  const { body } = await account.api.post('/v1/contacts', { name: 'Later', email: other });
  const iid = await newItems(account.api, 1);
  const fields = { ...past(), contact_id: body.data.id };
  const late = await checkOut(account.api, iid, -60, fields);
  await account.api.post(`/v1/checkouts/${late.body.data.id}/remind`);
  await waitForMails(other, 1);
}

test('a contact is mailed which items are still out, and when they were due', async () => {
  const account = await arrange();
  const { api, path, iid, email, remind, contact_id } = account;
  const chairs = await newStock(api, 10);
  const quantities = await checkOutLine(api, [chairs, 3], -60, { ...past(), contact_id });
  await api.post(`${path}/checkin`, { iid: [iid[0]] });

  const { status, body } = await api.post(remind);
  expect(status).toBe(201);
  expect(Date.now() - Date.parse(body.data.reminded_at)).toBeLessThan(60_000);
  expect(body.data).toMatchObject({ overdue: true, version: 3 });
  expect((await api.get(path)).body.data).toEqual(body.data);
  const [mail] = await waitForMails(email, 1);
  expect(mail?.subject).toBe(body.meta.mail.subject);
  expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(body.meta.mail.lines.join('\n'));
  expect(body.meta.mail.name).toBe('Ada Moreau');
  expect(mail?.text).toContain('“Shoot” was due back on');
  expect(mail?.text).toContain('- Item 2');
  expect(mail?.text).not.toContain('- Item 1');

  await api.post(`/v1/checkouts/${quantities.body.data.id}/remind`);
  expect((await waitForMails(email, 2))[1]?.text).toContain('- 3 × Chairs');
});

test('the member who has the items is mailed if the contact has no address', async () => {
  const { api, ownerId, ownerEmail } = await newAccount();
  const silent = await api.post('/v1/contacts', { name: 'Silent' });
  const fields = { ...past(), user_id: ownerId, contact_id: silent.body.data.id };
  const late = await checkOut(api, await newItems(api, 1), -60, fields);
  const { body } = await api.post(`/v1/checkouts/${late.body.data.id}/remind`);
  // The first one says that the account's key was created.
  const mails = await waitForMails(ownerEmail, 2);
  expect(mails.map(({ subject }) => subject)).toContain(body.meta.mail.subject);
});

test('the response does not show the address of the contact to a caller who cannot read contacts', async () => {
  const { api, remind, email } = await arrange();
  const answers = [await api.post(`${remind}?dry_run=true`), await api.post(remind)];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(email);
});

test('a second reminder within a day is refused, with the time from which it may be sent', async () => {
  const account = await arrange();
  const { api, remind, email } = account;
  const { reminded_at } = (await api.post(remind)).body.data;
  const { status, body } = await api.post(remind);
  expect([status, body.error.code]).toEqual([400, 'invalid_transition']);
  const [problem, ...more] = body.error.fields.reminded_at;
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ code: 'too_soon', reminded_at });
  expect(Date.parse(problem.next_reminder_at) - Date.parse(reminded_at)).toBe(24 * 3_600_000);
  await waitForEarlierWrites(account);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('of several reminders at once, one sends a mail', async () => {
  const account = await arrange();
  const { api, remind, path, email } = account;
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.post(remind)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  expect((await api.get(path)).body.data.version).toBe(2);
  await waitForEarlierWrites(account);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a checkout that was extended before its mail went out is not said to be overdue', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv(variables.mailFolder, join(inject('service').folder, 'mail'));
  vi.stubEnv(variables.mailFrom, 'Depot <depot@example.com>');
  const { api, accountId, path, email } = await arrange();
  const key = rowKey.record(accountId, 'checkout', Number(path.split('/').at(-1)));
  const row = await findRow(key, { consistent: true });
  if (!row) throw new Error('There is no checkout.');
  const mail = mailReminder({ ...row, reminded_at: inMinutes(0) }, row);
  expect((await api.post(`${path}/extend`, { due_time: inMinutes(120) })).status).toBe(201);
  await mail?.();
  expect(await mailsTo(email)).toEqual([]);
});

test('a repeat with its Idempotency-Key is answered as before, and mails once', async () => {
  const account = await arrange();
  const { api, remind, email } = account;
  const headers = { 'idempotency-key': randomUUID() };
  const first = await api.post(remind, undefined, headers);
  const again = await api.post(remind, undefined, headers);
  expect(first.status).toBe(201);
  expect([again.status, again.body.data]).toEqual([201, first.body.data]);
  await waitForEarlierWrites(account);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a dry run shows the mail, and neither stores nor sends anything', async () => {
  const account = await arrange();
  const { api, remind, path, email } = account;
  const { status, body } = await api.post(`${remind}?dry_run=true`);
  expect([status, body.meta.dry_run, body.meta.mail.name]).toEqual([200, true, 'Ada Moreau']);
  expect((await api.get(path)).body.data).toMatchObject({ reminded_at: null, version: 1 });
  await waitForEarlierWrites(account);
  expect(await mailsTo(email)).toEqual([]);
});

test('a reminder is refused unless the checkout is open and overdue', async () => {
  const { api, path, remind } = await arrange();
  const iid = await newItems(api, 1);
  const due = await checkOut(api, iid, 60);
  const early = await api.post(`/v1/checkouts/${due.body.data.id}/remind`);
  expect([early.status, early.body.error.code]).toEqual([400, 'invalid_transition']);
  expect(early.body.error.message).toContain('is not overdue');
  await api.post(`${path}/checkin`, {});
  const closed = await api.post(remind);
  expect([closed.status, closed.body.error.code]).toEqual([400, 'invalid_transition']);
  expect(closed.body.error.message).toContain('is closed');
});

test('the error names the field without which no mail can be sent', async () => {
  const { api } = await newAccount();
  const refusalOf = async (fields: object) => {
    const late = await checkOut(api, await newItems(api, 1), -60, { ...past(), ...fields });
    const { status, body } = await api.post(`/v1/checkouts/${late.body.data.id}/remind`);
    expect([status, body.error.code]).toEqual([400, 'invalid_transition']);
    return Object.keys(body.error.fields);
  };
  expect(await refusalOf({})).toEqual(['contact_id']);
  const { body } = await api.post('/v1/contacts', { name: 'Silent' });
  expect(await refusalOf({ contact_id: body.data.id })).toEqual(['contact.email']);
});

test('the history says who reminded the borrower', async () => {
  const { api, remind, path } = await arrange();
  const { data } = await api.post(remind).then(({ body }) => body);
  const [entry] = (await api.get(`${path}/history`)).body.data;
  expect(entry).toMatchObject({ action: 'remind', actor: data.updated_by });
  expect(entry.changes).toEqual([{ field: 'reminded_at', from: null, to: data.reminded_at }]);
});
