import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { processWrites, writeDerivedRows } from '#shared/background/process-writes.ts';
import { changeOfTask } from '#shared/background/task-change.ts';
import type { SendTasks, TaskMessage } from '#shared/background/task-message.ts';
import { accountOfRow } from '#shared/table/account-of-row.ts';
import type { RowChange } from '#shared/table/image.ts';
import { rowKey } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';
import { allRows, useOwnTable } from '../support/own-table.ts';
import { queueEvent, queueHandlers } from '../support/queue-handlers.ts';

const account = 7;
let logged: string[] = [];

beforeEach(async () => {
  await useOwnTable();
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const rowsOf = async (entity: string) => (await allRows()).filter((row) => row.entity === entity);
const tasks = () => rowsOf('scheduled');

/** A queue that accepts all messages, and the messages that it received. */
function acceptAll() {
  const received: TaskMessage[] = [];
  const send: SendTasks = async (messages) => {
    received.push(...messages);
    return new Map();
  };
  return { received, send };
}

const refuseAll: SendTasks = async (messages) =>
  new Map(messages.map((message) => [message, new Error('No.')]));
const follow = (changes: readonly RowChange[], send = acceptAll().send) =>
  processWrites(changes, Date.now(), send);

/** A new session of an account, as the stream shows it. */
const signIn: RowChange = {
  before: undefined,
  after: {
    ...rowKey.session('1'),
    ...{ id: '1', account_id: account, user_id: 1, name: 'Ann' },
    created_at: '2030-01-01T00:00:00Z',
  },
};

/** The deletion of a record whose words are indexed. */
function deletionOf(id: number, description = 'lantern'): RowChange {
  const fields = { id, version: 2, name: 'Lamp', description };
  return { before: { ...rowKey.record(account, 'contact', id), ...fields }, after: undefined };
}

test('a write sends only the tasks that it causes, and stores none for the schedule', async () => {
  const { received, send } = acceptAll();
  await follow([signIn, deletionOf(3)], send);
  expect(received.map(({ task }) => task.effect)).toEqual(['terms']);
  expect(await tasks()).toEqual([]);
});

test('a task that the queue refuses is stored, and the schedule sends it later', async () => {
  const change = deletionOf(3);
  await follow([change], refuseAll);
  const [task] = await tasks();
  expect(task).toMatchObject({ effect: 'terms', attempts: 1 });
  expect(task && accountOfRow(task)).toBe(account);
  const { received, send } = acceptAll();
  await dispatchDue(Date.now() + 60_000, send);
  expect(received.map((one) => changeOfTask(one.task.change))).toEqual([change]);
  expect(await tasks()).toEqual([]);
});

test('the log of a failed task has its account, kind of row, key and name', async () => {
  const change = deletionOf(3);
  await follow([change], refuseAll);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    message: 'A task failed.',
    account,
    entity: 'contact',
    key: `${change.before?.pk} ${change.before?.sk}`,
    task: `terms#${change.before?.pk}#${change.before?.sk}#2#gone`,
  });
});

test('an unreadable row does not hold up other rows', async () => {
  const unreadable = { ...rowKey.record(account, 'issue', 1), version: 1, format: 'none' };
  const { received, send } = acceptAll();
  await follow([{ before: undefined, after: unreadable }, deletionOf(3)], send).catch(() => {});
  await follow([{ before: undefined, after: unreadable }], send);
  await follow([deletionOf(3)], send);
  expect(received.some(({ task }) => task.effect === 'terms')).toBe(true);
  expect((await tasks()).every(({ attempts }) => attempts === 1)).toBe(true);
});

test('a failed task of a large write is stored, and sent again with both images of its row', async () => {
  const after = {
    ...rowKey.record(account, 'contact', 3),
    ...{ id: 3, version: 2, name: 'Lamp' },
    description: randomBytes(110_000).toString('hex'),
    seen: new Set(['1', '2']),
  };
  const change = { before: { ...after, version: 1 }, after: undefined };
  await follow([change], refuseAll);
  const { received, send } = acceptAll();
  await dispatchDue(Date.now() + 60_000, send);
  const terms = received.filter(({ task }) => task.effect === 'terms');
  expect(terms.map(({ task }) => changeOfTask(task.change))).toEqual([change]);
});

/** A write whose audit entry cannot be written, since its row belongs to no account. */
const broken: RowChange = {
  before: undefined,
  after: { pk: 'A#no account', sk: 'x', entity: 'history', resource: 'item', resource_id: 1 },
};

test('a broken write fails its batch, so that the stream splits it, and becomes a task once it is alone', async () => {
  await expect(follow([broken, signIn])).rejects.toThrow('no account');
  await follow([broken]);
  await follow([signIn]);
  expect(await tasks()).toMatchObject([{ effect: 'following', attempts: 1 }]);
  expect(await rowsOf('audit')).toHaveLength(1);
});

test('the task of a broken write is postponed whenever it fails', async () => {
  await follow([broken]);
  const send: SendTasks = async (messages) => {
    const bodies = messages.map((message) => JSON.stringify(message));
    await queueHandlers.updateRecords(queueEvent(bodies));
    return new Map();
  };
  await dispatchDue(Date.now() + 60_000, send);
  expect(await tasks()).toMatchObject([{ effect: 'following', attempts: 2 }]);
});

test('writes that the store refuses fail, so that the stream repeats them', async () => {
  vi.stubEnv('TABLE_NAME', `none-${randomUUID()}`);
  const refusal = { name: 'ResourceNotFoundException' };
  await expect(follow([signIn])).rejects.toMatchObject(refusal);
});

test('a task that was due before its write was processed is sent by the next run of the schedule', async () => {
  const now = Date.now();
  const ended = formatInstant(now - 60 * 60_000);
  const trial = { id: account, name: 'Rental', plan: 'trial', trial_ends_at: ended, version: 1 };
  const change = { before: undefined, after: { ...rowKey.account(account), ...trial } };
  await writeDerivedRows([change], now - 26 * 60 * 60_000, now);
  const { received, send } = acceptAll();
  await dispatchDue(now, send);
  expect(received.map(({ task }) => task.kind)).toContain('trial_ended');
});
