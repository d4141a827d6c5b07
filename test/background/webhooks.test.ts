import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { operatorCall } from '#infra/operator.ts';
import { schedule as actor } from '#shared/actor.ts';
import { variables } from '#shared/config.ts';
import { retryPauses } from '#shared/families/webhooks/attempt.ts';
import { WebhookUpdate } from '#shared/families/webhooks/fields.ts';
import { updateWebhook } from '#shared/families/webhooks/operations.ts';
import { readState } from '#shared/families/webhooks/state.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { changeKey } from '#shared/table/change-rows.ts';
import { findRow } from '#shared/table/read.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { transact } from '#shared/table/write.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { mailsTo } from '../support/mails.ts';
import { startReceiver } from '../support/receiver.ts';
import { signIn } from '../support/sign-in.ts';
import { newWebhookQueue } from '../support/webhook-queue.ts';

const day = 24 * 60 * 60 * 1000;

test('a delivery that fails is tried ten times, at growing intervals, and has then failed', async () => {
  const receiver = await startReceiver((response) => response.writeHead(503).end());
  const { add, run, pass, logged, clock } = await newWebhookQueue(receiver.url);
  await add();
  for (const pause of retryPauses) {
    await run();
    const [delivery] = await logged();
    const due = Date.parse(delivery?.next_attempt_at ?? '');
    expect(Math.abs(due - clock() - pause)).toBeLessThanOrEqual(1000);
    const count = receiver.received.length;
    pass(pause - 2000);
    await run();
    expect(receiver.received).toHaveLength(count);
    pass(3000);
  }
  await run();
  const [delivery] = await logged();
  expect(delivery).toMatchObject({ status: 'failed', next_attempt_at: null, tries: 10 });
  expect(receiver.received).toHaveLength(10);
});

test('a webhook is switched off after five days without a success, its owner is notified, and it continues once it is on', async () => {
  let status = 500;
  const receiver = await startReceiver((response) => response.writeHead(status).end());
  const { account, add, run, pass, webhookId, logged } = await newWebhookQueue(receiver.url);
  const { api } = await signIn(account.ownerEmail);
  const path = `/v1/accounts/${webhookId.account}/webhooks/${webhookId.webhook}`;
  for (let days = 0; days < 5; days += 1) {
    await add();
    await run();
    pass(day);
    expect((await api.get(path)).body.data.active).toBe(true);
  }
  await add();
  await run();
  const off = (await api.get(path)).body.data;
  expect(off).toMatchObject({ active: false, disabled_at: expect.stringMatching(/Z$/) });
  await vi.waitFor(async () => {
    const subjects = (await mailsTo(account.ownerEmail)).map(({ subject }) => subject);
    expect(subjects.filter((one) => /webhook was switched off/.test(one))).toHaveLength(1);
  }, 30_000);
  await add();
  await run();
  const count = receiver.received.length;
  status = 204;
  const { body } = await api.patch(path, { active: true });
  expect(body.data).toMatchObject({ active: true, disabled_at: null, failing_since: null });
  await vi.waitFor(async () => {
    await run();
    const all = await logged();
    expect(all.at(-1)).toBeDefined();
    expect(receiver.received.length).toBeGreaterThan(count);
    expect(all.some((one) => one.status === 'delivered')).toBe(true);
  }, 30_000);
  expect((await api.get(path)).body.data.last_delivered_at).toMatch(/Z$/);
});

test('one success in five days keeps a webhook on', async () => {
  let status = 500;
  const receiver = await startReceiver((response) => response.writeHead(status).end());
  const { account, add, run, pass, webhookId } = await newWebhookQueue(receiver.url);
  for (let days = 0; days < 8; days += 1) {
    status = days === 4 ? 200 : 500;
    await add();
    await run();
    pass(day);
  }
  const { api } = await signIn(account.ownerEmail);
  const path = `/v1/accounts/${webhookId.account}/webhooks/${webhookId.webhook}`;
  expect((await api.get(path)).body.data.active).toBe(true);
});

test('a connection goes to the address that was checked, and each attempt checks it again', async () => {
  const receiver = await startReceiver((response) => response.writeHead(500).end());
  const { port } = new URL(receiver.url);
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  // No name server knows the name: only a connection to the resolved address reaches it.
  vi.stubEnv(variables.webhookHosts, 'rebound.example');
  const { add, run, pass, logged } = await newWebhookQueue(`http://rebound.example:${port}/hook`);
  await add();
  await run(resolve);
  expect(receiver.received).toHaveLength(1);
  vi.stubEnv(variables.webhookHosts, '');
  pass(6_000);
  await run(resolve);
  vi.unstubAllEnvs();
  const [delivery] = await logged();
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, null]);
  expect(delivery?.attempts[1]?.error).toContain('no public address');
  expect(receiver.received).toHaveLength(1);
});

test('an endpoint that does not answer is given ten seconds', async () => {
  const receiver = await startReceiver(() => {});
  const { add, run, logged } = await newWebhookQueue(receiver.url);
  await add();
  await run();
  const [delivery] = await logged();
  expect(delivery?.attempts).toMatchObject([{ status: null, error: 'No answer within 10 s.' }]);
});

test('an attempt fails where the endpoint switches protocols, and does not hold up the function', async () => {
  const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  const server = createServer((socket) => socket.on('data', () => socket.write(switching)));
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => void server.close());
  const { add, run, logged } = await newWebhookQueue(`http://127.0.0.1:${port}/hook`);
  await add();
  await run();
  const [delivery] = await logged();
  expect(delivery).toMatchObject({ status: 'pending', attempts: [{ status: 101 }] });
});

test('an address that is changed while deliveries are attempted applies to the next one', async () => {
  const after = await startReceiver();
  const before = await startReceiver(async (response) => {
    await change(after.url);
    response.writeHead(204).end();
  });
  const { add, run, account, webhookId } = await newWebhookQueue(before.url);
  const change = async (url: string) => {
    const body = WebhookUpdate.schema.parse({ url });
    await retryOnConflict(() =>
      updateWebhook(operatorCall(account.accountId), webhookId.webhook, body),
    );
  };
  // More than are attempted at once.
  for (let count = 0; count < 9; count += 1) await add();
  await run();
  expect([before.received.length, after.received.length]).toEqual([8, 1]);
});

test('of many functions that are woken at once, one attempts each delivery, once', async () => {
  const receiver = await startReceiver(async (response) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    response.writeHead(204).end();
  });
  const { add, run, logged } = await newWebhookQueue(receiver.url);
  await Promise.all(Array.from({ length: 12 }, add));
  await Promise.all(Array.from({ length: 6 }, () => run()));
  expect((await logged()).map(({ status }) => status)).toEqual(Array(12).fill('delivered'));
  expect(receiver.received).toHaveLength(12);
});

test('a row that a function left in the queue when it ended leads to no second attempt', async () => {
  const receiver = await startReceiver();
  const { add, run, webhookId, clock, logged } = await newWebhookQueue(receiver.url);
  const event = await add();
  await run();
  // As a function leaves it that ended before it could delete the row.
  const key = webhookKey.due(webhookId, formatInstant(clock()), event);
  await transact([{ kind: 'put', row: { ...key, event, at: formatInstant(clock()) } }]);
  await run();
  expect(receiver.received).toHaveLength(1);
  expect((await logged())[0]?.attempts).toHaveLength(1);
});

test('a replay that cannot go on does not hold up events, and is tried again', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const receiver = await startReceiver();
  const { webhookId, add, run, clock, logged } = await newWebhookQueue(receiver.url);
  const { account, webhook } = webhookId;
  const [from, to] = [clock() - day, clock() + day].map(formatInstant);
  const replay = webhookKey.replay({ account, webhook });
  // A change of a record of a kind that does not exist.
  const at = formatInstant(clock());
  const change = { type: 'item.created', resource: 'none', resource_id: 1, version: 1, actor, at };
  const times = { noted_at: at, expires_at: 1e10 };
  await putRows([
    { ...changeKey.changes(account, 1), ...times, events: [{ ...change, id: 'evt_1' }] },
    { ...changeKey.head(account), position: 1 },
    { ...replay, from, to, position: 0 },
  ]);
  await add();
  await run();
  expect((await logged()).map(({ status }) => status)).toEqual(['delivered']);
  expect(String(log.mock.calls)).toContain('A replay could not go on.');
  expect(await findRow(replay)).toMatchObject({ position: 0 });
});

test('days without API access do not count as days without a success', async () => {
  const { account, webhookId } = await newWebhookQueue('https://example.com/hook');
  const failing_since = formatInstant(Date.now() - 6 * day);
  await putRows([{ ...webhookKey.state(webhookId), failing_since }]);
  await account.setPlan({ plan: 'free' });
  await account.setPlan({ plan: 'business' });
  await vi.waitFor(
    async () => expect(await readState(webhookId)).not.toHaveProperty('failing_since'),
    30_000,
  );
});
