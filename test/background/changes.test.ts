import { expect, test } from 'vitest';
import { appendChanges } from '#shared/families/changes/append.ts';
import { eventId, readFeed } from '#shared/families/changes/feed.ts';
import { changeKey } from '#shared/table/change-rows.ts';
import { findRow } from '#shared/table/read.ts';
import { deleteRow } from '#shared/table/write.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { newAccount } from '../support/account.ts';
import { readChanges } from '../support/changes.ts';
import { newWebhook, startReceiver } from '../support/receiver.ts';
import { signIn } from '../support/sign-in.ts';

const day = 24 * 60 * 60 * 1000;

const eventOf = (id: number) =>
  ({
    id: eventId('test', id),
    type: 'item.created',
    at: '2026-01-01T00:00:00Z',
    actor: { id: 1, type: 'user', name: 'Ann' },
    resource: 'item',
    resource_id: id,
    version: 1,
  }) as const;

const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => eventOf(from + index));

test('concurrent appends leave no gap in the feed, and add no change twice', async () => {
  const { accountId, api } = await newAccount();
  const parts = Array.from({ length: 6 }, (_, part) => events(part * 10 + 1, part * 10 + 40));
  await Promise.all(parts.map((part) => appendChanges(accountId, part, Date.now())));
  const { events: feed } = await readFeed(accountId, 0, 1000);
  expect(feed.map(({ position }) => position)).toEqual(feed.map((_, index) => index + 1));
  const ids = (await readChanges(api)).changes.map(({ resource_id }) => resource_id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 90 }, (_, index) => index + 1),
  );
});

test('a feed shows nothing older than 30 days, and an older cursor continues after the expired changes', async () => {
  const { accountId, api } = await newAccount();
  await appendChanges(accountId, events(1, 3), Date.now() - 31 * day);
  await appendChanges(accountId, events(4, 5), Date.now() - 29 * day);
  const { body } = await api.get('/v1/changes?limit=1');
  expect(body.data).toEqual([]);
  expect(body.meta.sync.has_more).toBe(true);
  const { changes, cursor } = await readChanges(api, `limit=1&cursor=${body.meta.sync.cursor}`);
  expect(changes.map(({ resource_id }) => resource_id)).toEqual([4, 5]);
  // The store removes what has expired, in any order.
  await deleteRow(changeKey.changes(accountId, 3));
  expect((await readChanges(api, 'limit=1')).changes).toHaveLength(2);
  await appendChanges(accountId, events(6, 6), Date.now());
  const { changes: next } = await readChanges(api, `cursor=${cursor}`);
  expect(next.map(({ resource_id }) => resource_id)).toEqual([6]);
});

test('a change that a slow clock appends has no earlier time than the change before it', async () => {
  const { accountId } = await newAccount();
  const now = Date.now();
  await appendChanges(accountId, events(1, 1), now);
  await appendChanges(accountId, events(2, 2), now - 60_000);
  const [first, second] = (await readFeed(accountId, 0, 10)).events;
  expect(second?.noted_at).toBe(first?.noted_at);
});

test('pages of every size show each change once, in order, however many were appended together', async () => {
  const { accountId, api } = await newAccount();
  for (const [from, to] of [
    [1, 3],
    [4, 4],
    [5, 130],
    [131, 132],
  ] as const) {
    await appendChanges(accountId, events(from, to), Date.now());
  }
  for (const limit of [1, 7, 50, 200]) {
    const { changes } = await readChanges(api, `limit=${limit}`);
    expect(changes.map(({ resource_id }) => resource_id)).toEqual(
      Array.from({ length: 132 }, (_, index) => index + 1),
    );
  }
  const first = await api.get('/v1/changes?limit=50');
  expect(first.body.data).toHaveLength(50);
});

test('a feed whose changes have all expired is empty, and its cursor goes on with the next change', async () => {
  const { accountId, api } = await newAccount();
  await appendChanges(accountId, events(1, 60), Date.now() - 31 * day);
  for (const position of [40, 60]) await deleteRow(changeKey.changes(accountId, position));
  const { body } = await api.get('/v1/changes?limit=5');
  expect([body.data, body.meta.sync.has_more]).toEqual([[], false]);
  await appendChanges(accountId, events(61, 61), Date.now());
  const { changes } = await readChanges(api, `cursor=${body.meta.sync.cursor}`);
  expect(changes.map(({ resource_id }) => resource_id)).toEqual([61]);
});

test('rows that are one event are read like rows that hold several', async () => {
  const { accountId, api } = await newAccount();
  const noted_at = formatInstant(Date.now());
  const expires_at = Date.now() / 1000 + 1000;
  await putRows(
    [1, 2].map((position) => ({
      ...changeKey.changes(accountId, position),
      ...eventOf(position),
      ...{ position, noted_at, expires_at },
    })),
  );
  await putRows([{ ...changeKey.head(accountId), position: 2, noted_at }]);
  await appendChanges(accountId, events(3, 5), Date.now());
  const { changes } = await readChanges(api, 'limit=2');
  expect(changes.map(({ resource_id }) => resource_id)).toEqual([1, 2, 3, 4, 5]);
});

test('a change that cannot be delivered does not hold up the changes stored with it', async () => {
  const receiver = await startReceiver();
  const { accountId, ownerEmail } = await newAccount();
  const { api } = await signIn(ownerEmail);
  await newWebhook({ api, account: accountId }, receiver.url);
  const unknown = { ...eventOf(1), resource: 'none' };
  const times = { noted_at: formatInstant(Date.now()), expires_at: Date.now() / 1000 + 1000 };
  await putRows([
    { ...changeKey.changes(accountId, 3), events: [unknown, eventOf(2), eventOf(3)], ...times },
  ]);
  const received = await receiver.once(2);
  expect(received.map(({ event }) => event.resource_id).toSorted()).toEqual([2, 3]);
});

test('thousands of events of the same time are in the feed once each', async () => {
  const { accountId } = await newAccount();
  const [from, to] = [900_000, 902_000];
  await appendChanges(accountId, events(from, to), Date.now());
  await appendChanges(accountId, events(to - 100, to + 100), Date.now());
  const { head } = await readFeed(accountId, 0, 1);
  expect(head).toBe(to + 100 - from + 1);
  // All events of a record and a time fit into the row that marks them.
  const marks = await findRow(changeKey.events(accountId, eventOf(from).at, from));
  expect(JSON.stringify(marks).length).toBeLessThan(400_000 / 40);
});

test('a feed since a time shows no earlier change, whatever the page size', async () => {
  const { accountId, api } = await newAccount();
  const since = formatInstant(Date.now() - 3000);
  for (const [id, secondsAgo] of [
    [1, 10],
    [2, 9],
    [3, 8],
    [4, 1],
  ] as const) {
    const at = Date.now() - secondsAgo * 1000;
    await appendChanges(accountId, [{ ...eventOf(id), at: formatInstant(at) }], at);
  }
  for (const limit of [1, 2, 200]) {
    const { changes } = await readChanges(api, `limit=${limit}&since=${since}`);
    expect(changes.map(({ resource_id }) => resource_id)).toEqual([4]);
  }
});
