import { expect, test, vi } from 'vitest';
import { notifyAtOnce } from '#shared/background/notify-members.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { dispatchDueIn } from '../../support/dispatch.ts';
import type { Client } from '../../support/http.ts';
import { mailsTo, waitForMails } from '../../support/mails.ts';
import { signIn } from '../../support/sign-in.ts';

const polling = { timeout: 60_000, interval: 250 };
const path = '/v1/notifications';

interface ListedNotification {
  id: number;
  kind: string;
  at: string;
  object: { id: number; name: string };
}

/** An account with two items, and its owner signed in. */
async function arrange() {
  const account = await newAccount();
  await newItems(account.api, 2);
  const owner = await signIn(account.ownerEmail);
  return { ...account, owner: owner.api };
}

const kindsOf = async (api: Client) =>
  (await api.get(path)).body.data.map(({ kind }: ListedNotification) => kind) as string[];

/** Dispatches what is due in so many minutes, until the session has a notification of the kind. */
function waitForKind(accountId: number, api: Client, kind: string, minutes = 0): Promise<void> {
  return vi.waitFor(async () => {
    await dispatchDueIn(minutes, accountId);
    expect(await kindsOf(api)).toContain(kind);
  }, polling);
}

test('the creator of a checkout is notified an hour before it is due, and when it is due', async () => {
  const { api, owner, accountId } = await arrange();
  const checkout = (await checkOut(api, [1], 90)).body.data;
  await waitForKind(accountId, owner, 'checkout_due_soon', 31);
  const { body } = await owner.get(path);
  expect(body.meta.unread_count).toBe(1);
  expect(body.data).toEqual([
    {
      id: 1,
      kind: 'checkout_due_soon',
      title: `“${checkout.name}” is due soon`,
      object_type: 'checkout',
      object_id: checkout.id,
      object: { id: checkout.id, name: checkout.name },
      at: checkout.due_time,
      read_at: null,
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  await waitForKind(accountId, owner, 'checkout_overdue', 91);
  await dispatchDueIn(92, accountId);
  expect(await kindsOf(owner)).toEqual(['checkout_overdue', 'checkout_due_soon']);
});

test('a returned checkout has no notifications', async () => {
  const { api, owner, accountId } = await arrange();
  const { id } = (await checkOut(api, [1], 90)).body.data;
  await api.post(`/v1/checkouts/${id}/checkin`, {});
  await checkOut(api, [2], 90);
  await vi.waitFor(async () => {
    await dispatchDueIn(91, accountId);
    expect(await kindsOf(owner)).toHaveLength(2);
  }, polling);
  const { body } = await owner.get(path);
  expect(body.data.map(({ object }: ListedNotification) => object.id)).toEqual([id + 1, id + 1]);
});

test('an extended checkout has a notification only for its new due time', async () => {
  const { api, owner, accountId } = await arrange();
  const { id } = (await checkOut(api, [1], 90)).body.data;
  const due = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await api.post(`/v1/checkouts/${id}/extend`, { due_time: due });
  await waitForKind(accountId, owner, 'checkout_due_soon', 121);
  const { body } = await owner.get(path);
  expect(body.data).toHaveLength(1);
  expect(body.data[0].at).toBe(`${due.slice(0, 19)}Z`);
});

test('a delayed schedule sends the missed notifications once', async () => {
  const { api, owner, accountId } = await arrange();
  await checkOut(api, [1], 30);
  await checkOut(api, [2], 90);
  await vi.waitFor(async () => {
    await dispatchDueIn(5 * 60, accountId);
    expect(await kindsOf(owner)).toHaveLength(4);
  }, polling);
  await Promise.all([dispatchDueIn(5 * 60, accountId), dispatchDueIn(6 * 60, accountId)]);
  expect((await kindsOf(owner)).sort()).toEqual([
    ...Array(2).fill('checkout_due_soon'),
    ...Array(2).fill('checkout_overdue'),
  ]);
});

test('the user of a reservation is notified an hour before it starts', async () => {
  const { api, newUser, accountId } = await arrange();
  const { id, email } = await newUser({ role: 'member' });
  const member = await signIn(email);
  const { id: reservation } = (await reserve(api, [1], 90, 200)).body.data;
  await api.patch(`/v1/reservations/${reservation}`, { user_id: id });
  await waitForKind(accountId, member.api, 'reservation_starting', 31);
});

test('a checkout that is due within the hour is notified at once', async () => {
  const { api, owner, accountId } = await arrange();
  await checkOut(api, [1], 20);
  await waitForKind(accountId, owner, 'checkout_due_soon');
});

test('the assignee of an issue is notified when another user assigns it, and before its deadline', async () => {
  const { api, newUser, accountId } = await arrange();
  const { id, email } = await newUser({ role: 'member' });
  const member = await signIn(email);
  const deadline = new Date(Date.now() + 30 * 3_600_000).toISOString();
  await api.post('/v1/issues', { name: 'Lens', iid: [1], user_id: id, deadline });
  await waitForKind(accountId, member.api, 'issue_assigned');
  await waitForKind(accountId, member.api, 'issue_deadline', 7 * 60);
  const own = await member.api.post('/v1/issues', { name: 'Own', iid: [1], user_id: id });
  expect(own.status).toBe(201);
  await dispatchDueIn(0, accountId);
  expect((await kindsOf(member.api)).filter((kind) => kind === 'issue_assigned')).toHaveLength(1);
});

async function rowOf(accountId: number, resource: 'issue' | 'item', id: number): Promise<Row> {
  const row = await findRow(rowKey.record(accountId, resource, id), { consistent: true });
  if (!row) throw new Error(`There is no ${resource} ${id}.`);
  return row;
}

test.each([
  ['closed', (api: Client, issue: string) => api.post(`${issue}/status`, { status: 'closed' })],
  ['unassigned', (api: Client, issue: string) => api.patch(issue, { user_id: null })],
  ['deleted', (api: Client, issue: string) => api.delete(issue)],
])('an issue that was %s meanwhile has no late notification', async (_what, change) => {
  const { api, newUser, accountId, ownerId } = await arrange();
  const { id, email } = await newUser({ role: 'member' });
  const member = await signIn(email);
  const own = await member.api.post('/v1/issues', { name: 'Lens', iid: [1], user_id: id });
  const row = await rowOf(accountId, 'issue', own.body.data.id);
  const updated_by = { id: ownerId, type: 'user', name: 'Owner' };
  const work = notifyAtOnce({ before: undefined, after: { ...row, updated_by } }, Date.now());
  expect((await change(api, `/v1/issues/${own.body.data.id}`)).status).toBeLessThan(300);
  await work?.();
  expect(await kindsOf(member.api)).toEqual([]);
});

test('a stock that was refilled meanwhile has no late notification', async () => {
  const { api, ownerId, owner, accountId } = await arrange();
  const stock = { inventory_enabled: true, inventory_quantity: 10, inventory_minimum: 3 };
  const body = { name: 'Tape', responsible_user_id: ownerId, ...stock };
  const { id } = (await api.post('/v1/items', body)).body.data;
  const before = await rowOf(accountId, 'item', id);
  await notifyAtOnce({ before, after: { ...before, inventory_quantity: 2 } }, Date.now())?.();
  expect(await kindsOf(owner)).toEqual([]);
});

test('a stock movement below the minimum notifies the responsible user', async () => {
  const { api, ownerId, owner, accountId } = await arrange();
  const stock = { inventory_enabled: true, inventory_quantity: 10, inventory_minimum: 3 };
  const body = { name: 'Tape', responsible_user_id: ownerId, ...stock };
  const { id } = (await api.post('/v1/items', body)).body.data;
  await api.post(`/v1/items/${id}/inventory`, { action: 'pick', quantity: 5 });
  await api.post(`/v1/items/${id}/inventory`, { action: 'pick', quantity: 2 });
  await api.post(`/v1/items/${id}/inventory`, { action: 'pick', quantity: 1 });
  await waitForKind(accountId, owner, 'inventory_low');
  expect(await kindsOf(owner)).toEqual(['inventory_low']);
});

test('notifications can be marked as read singly or all at once, and deleted', async () => {
  const { api, owner, accountId } = await arrange();
  await checkOut(api, [1], 90);
  // The schedule may send the two one after the other.
  await waitForKind(accountId, owner, 'checkout_due_soon', 91);
  await waitForKind(accountId, owner, 'checkout_overdue', 91);
  const read = await owner.post(`${path}/1/read`, {});
  expect([read.status, read.body.data.read_at]).toEqual([201, expect.stringMatching(/Z$/)]);
  expect((await owner.post(`${path}/1/read`, {})).body.meta.unchanged).toBe(true);
  expect((await owner.get(`${path}?unread=true`)).body.meta).toMatchObject({
    unread_count: 1,
    pagination: { total: 1 },
  });
  expect((await owner.post(`${path}/read-all`, {})).body.data).toEqual({ read: 1 });
  const again = (await owner.post(`${path}/read-all`, {})).body;
  expect([again.data, again.meta.unchanged]).toEqual([{ read: 0 }, true]);
  expect((await owner.delete(`${path}/1`)).status).toBe(204);
  expect((await owner.delete(`${path}/1`)).status).toBe(404);
  expect((await owner.get(path)).body.meta.pagination.total).toBe(1);
});

test('members see only their own notifications, and inactive members get none', async () => {
  const { api, owner, newUser, setUser, accountId } = await arrange();
  const { email, id } = await newUser({ role: 'member' });
  await setUser(id, { active: false });
  const { id: reservation } = (await reserve(api, [1], 90, 200)).body.data;
  await api.patch(`/v1/reservations/${reservation}`, { user_id: id });
  await checkOut(api, [2], 80);
  await waitForKind(accountId, owner, 'checkout_due_soon', 31);
  await setUser(id, { active: true });
  const member = await signIn(email);
  expect((await member.api.get(path)).body.data).toEqual([]);
  expect((await member.api.post(`${path}/1/read`, {})).status).toBe(404);
});

test('a list of notifications has pages with cursors', async () => {
  const { api, owner, accountId } = await arrange();
  await checkOut(api, [1], 90);
  await checkOut(api, [2], 90);
  await vi.waitFor(async () => {
    await dispatchDueIn(91, accountId);
    expect(await kindsOf(owner)).toHaveLength(4);
  }, polling);
  const ids: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await owner.get(`${path}?limit=1${cursor && `&cursor=${cursor}`}`);
    ids.push(...body.data.map(({ id }: ListedNotification) => id));
    cursor = body.meta.pagination.next_cursor;
  }
  expect(ids).toEqual([4, 3, 2, 1]);
});

test('the owner of a trial gets a mail three days before its end, and at its end', async () => {
  const { ownerEmail, accountId } = await newAccount({ plan: 'trial' });
  await waitForMails(ownerEmail, 1);
  const day = 24 * 60;
  await vi.waitFor(async () => {
    await dispatchDueIn(11 * day + 1, accountId);
    expect(await mailsTo(ownerEmail)).toHaveLength(2);
  }, polling);
  await dispatchDueIn(14 * day + 1, accountId);
  await dispatchDueIn(14 * day + 2, accountId);
  const mails = await mailsTo(ownerEmail);
  expect(mails.map(({ subject }) => subject.replace(/^.*: /, '')).slice(1)).toEqual([
    expect.stringMatching(/^the trial ends on \d{1,2} \w+ \d{4}$/),
    'the trial has ended',
  ]);
});
