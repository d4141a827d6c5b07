import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { newWebhook, startReceiver, verify } from '../../support/receiver.ts';
import { signIn } from '../../support/sign-in.ts';

const polling = { timeout: 60_000, interval: 200 };

async function arrange() {
  const account = await newAccount();
  const { api: owner } = await signIn(account.ownerEmail);
  return { ...account, owner: { api: owner, account: account.accountId } };
}

test('a change is posted with the record, signed so that the library of Standard Webhooks verifies it', async () => {
  const { api, owner, accountId } = await arrange();
  const receiver = await startReceiver();
  const { secret } = await newWebhook(owner, receiver.url);
  await newItems(api, 1, { type: 'Lamp' });
  await api.patch('/v1/items/1', { name: 'Renamed' });
  const received = await receiver.once(2);
  for (const one of received) expect(verify(secret, one)).toEqual(one.event);
  const shown = (await api.get('/v1/items/1')).body.data;
  const changed = received.find(({ event }) => event.version === 2);
  expect(changed?.event).toEqual({
    id: changed?.headers['webhook-id'],
    type: 'item.updated',
    at: shown.updated_at,
    account_id: accountId,
    actor: shown.updated_by,
    resource: 'item',
    resource_id: 1,
    version: 2,
    changes: [{ field: 'name', from: 'Item 1', to: 'Renamed' }],
    data: shown,
  });
  expect(changed?.headers['content-type']).toBe('application/json');
});

test('a webhook gets the events that it subscribes to, and no others', async () => {
  const { api, owner } = await arrange();
  const [items, deletions] = [await startReceiver(), await startReceiver()];
  await newWebhook(owner, items.url, { events: ['item.*'] });
  await newWebhook(owner, deletions.url, { events: ['contact.deleted', 'item.deleted'] });
  await api.post('/v1/contacts', { name: 'Ada' });
  await newItems(api, 1);
  await api.delete('/v1/items/1');
  await api.delete('/v1/contacts/1');
  await Promise.all([items.once(2), deletions.once(2)]);
  const typesOf = ({ received }: typeof items) =>
    received.map(({ event }) => event.type).toSorted();
  expect(typesOf(items)).toEqual(['item.created', 'item.deleted']);
  expect(typesOf(deletions)).toEqual(['contact.deleted', 'item.deleted']);
  const deleted = deletions.received.find(({ event }) => event.type === 'contact.deleted');
  expect(deleted?.event.data).toMatchObject({ id: 1, name: 'Ada' });
});

test('deliveries wait while the plan has no API access, and go out once it has it again', async () => {
  const { api, owner, setPlan } = await arrange();
  let status = 500;
  const receiver = await startReceiver((response) => response.writeHead(status).end());
  await newWebhook(owner, receiver.url);
  await newItems(api, 1);
  await receiver.once(1);
  await setPlan({ plan: 'free' });
  status = 200;
  await wait(8_000);
  expect(receiver.received).toHaveLength(1);
  await setPlan({ plan: 'business' });
  await receiver.once(2);
});

test('a failed delivery is tried again after five seconds with the same id, and both attempts are in the log', async () => {
  const { api, owner } = await arrange();
  let isFailing = true;
  const receiver = await startReceiver((response) => {
    response.writeHead(isFailing ? 500 : 200).end(isFailing ? 'x'.repeat(5000) : 'ok');
    isFailing = false;
  });
  const { path } = await newWebhook(owner, receiver.url);
  await newItems(api, 1);
  const [first, second] = await receiver.once(2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  const pause = (second?.at ?? 0) - (first?.at ?? 0);
  expect(pause).toBeGreaterThan(3_900);
  await vi.waitFor(async () => {
    const { body } = await owner.api.get(`${path}/deliveries`);
    expect(body.data).toMatchObject([
      {
        id: first?.headers['webhook-id'],
        type: 'item.created',
        status: 'delivered',
        attempts: [
          { status: 500, answer: 'x'.repeat(1000), error: null },
          { status: 200, answer: 'ok', error: null },
        ],
        next_attempt_at: null,
      },
    ]);
    expect(body.meta.pagination.total).toBe(1);
  }, polling);
});

test('a redirect is not followed, and fails', async () => {
  const { api, owner } = await arrange();
  const target = await startReceiver();
  const receiver = await startReceiver((response) =>
    response.writeHead(302, { location: target.url }).end(),
  );
  const { path } = await newWebhook(owner, receiver.url);
  await newItems(api, 1);
  await vi.waitFor(async () => {
    const { body } = await owner.api.get(`${path}/deliveries`);
    expect(body.data[0]?.attempts[0]).toMatchObject({ status: 302 });
    expect(body.data[0].status).toBe('pending');
  }, polling);
  expect(target.received).toEqual([]);
});

test('a slow endpoint does not hold up others', async () => {
  const { api, owner } = await arrange();
  const slow = await startReceiver(() => {});
  const quick = await startReceiver();
  await newWebhook(owner, slow.url);
  await newWebhook(owner, quick.url);
  await newItems(api, 20);
  // If they waited for the slow endpoint, which has ten seconds for each event, they would take minutes.
  await quick.once(20);
  expect(slow.received.length).toBeGreaterThan(0);
});

test('a test event is delivered, an event can be redelivered, and a replay delivers missed events', async () => {
  const { api, owner } = await arrange();
  const receiver = await startReceiver();
  const { id, path, secret } = await newWebhook(owner, receiver.url);
  const { status, body: answer } = await owner.api.post(`${path}/test`);
  expect([status, answer.data.type, answer.data.status]).toEqual([201, 'webhook.test', 'pending']);
  const [testEvent] = await receiver.once(1);
  if (!testEvent) throw new Error('Nothing came.');
  expect(verify(secret, testEvent)).toMatchObject({ type: 'webhook.test', data: { id } });
  expect((await owner.api.post(`${path}/deliveries/${answer.data.id}/redeliver`)).status).toBe(201);
  const [, again] = await receiver.once(2);
  expect(again?.body).toBe(testEvent.body);
  await owner.api.patch(path, { active: false });
  await newItems(api, 3);
  await vi.waitFor(async () => {
    const { body } = await api.get('/v1/changes');
    expect(body.data).toHaveLength(3);
  }, polling);
  for (const operation of ['test', `deliveries/${answer.data.id}/redeliver`]) {
    const { body } = await owner.api.post(`${path}/${operation}`);
    expect(body.error.code).toBe('invalid_transition');
  }
  await owner.api.patch(path, { active: true });
  const hour = 3_600_000;
  const window = {
    from: new Date(Date.now() - hour).toISOString(),
    to: new Date(Date.now() + hour).toISOString(),
  };
  expect((await owner.api.post(`${path}/replay`, window)).status).toBe(201);
  await vi.waitFor(() => {
    const items = receiver.received.slice(2).map(({ event }) => event.resource_id);
    expect([...new Set(items)].toSorted()).toEqual([1, 2, 3]);
  }, polling);
});

test('after a rotation both secrets sign', async () => {
  const { api, owner } = await arrange();
  const receiver = await startReceiver();
  const { path, secret: formerSecret } = await newWebhook(owner, receiver.url);
  const { body } = await owner.api.post(`${path}/rotate`, {});
  const secret = body.data.secret;
  expect(secret).not.toBe(formerSecret);
  await newItems(api, 1);
  const [received] = await receiver.once(1);
  if (!received) throw new Error('Nothing came.');
  expect(verify(formerSecret, received)).toEqual(verify(secret, received));
  const refused = await owner.api.post(`${path}/rotate`, {});
  expect(refused.body.error.code).toBe('invalid_transition');
  const ended = await owner.api.post(`${path}/rotate`, { overlap_minutes: 0 });
  await owner.api.post(`${path}/test`);
  const next = await vi.waitFor(() => {
    const testEvent = receiver.received.find(({ event }) => event.type === 'webhook.test');
    if (!testEvent) throw new Error('Nothing came.');
    return testEvent;
  }, polling);
  expect(() => verify(secret, next)).toThrow();
  expect(verify(ended.body.data.secret, next)).toBeDefined();
});
