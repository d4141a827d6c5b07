import fs, {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { QueueMessages } from '#infra/local/queue-messages.ts';
import { createQueues } from '#infra/local/queues.ts';
import { forEachTask } from '#shared/background/do-task.ts';
import { forEachMessage } from '#shared/background/queue.ts';
import { changeForTask } from '#shared/background/task-change.ts';
import { queueEvent } from '../support/queue-handlers.ts';

const visibility = 180_000;

function newQueue() {
  const file = join(mkdtempSync(join(tmpdir(), 'equipment-queue-')), 'queue.jsonl');
  return { file, queue: new QueueMessages(file) };
}

test('a message is received again only after its visibility timeout, unless it was removed', () => {
  const { queue } = newQueue();
  const id = queue.add('one', 0, 1000);
  const receive = (time: number) => queue.receive(10, time, visibility);
  expect(receive(1000)).toMatchObject([{ id, body: 'one', receives: 1 }]);
  expect(receive(1000 + visibility - 1)).toEqual([]);
  expect(receive(1000 + visibility)).toMatchObject([{ id, receives: 2 }]);
  queue.remove(id);
  expect(queue.nextAt).toBeUndefined();
});

test('a message waits for as long as its sender says', () => {
  const { queue } = newQueue();
  queue.add('later', 5000, 1000);
  queue.add('now', 0, 1000);
  const receive = (time: number) => queue.receive(10, time, visibility).map(({ body }) => body);
  expect(receive(1000)).toEqual(['now']);
  expect(receive(5999)).toEqual([]);
  expect(receive(6000)).toEqual(['later']);
});

test('no more messages are received at once than were asked for', () => {
  const { queue } = newQueue();
  for (const body of ['a', 'b', 'c']) queue.add(body, 0, 1000);
  const receive = () => queue.receive(2, 1000, visibility).map(({ body }) => body);
  expect([receive(), receive(), receive()]).toEqual([['a', 'b'], ['c'], []]);
});

test('messages survive a kill, and those that were not removed are received again at once', () => {
  const { file, queue } = newQueue();
  const done = queue.add('done', 0, 1000);
  queue.receive(1, 1000, visibility);
  queue.remove(done);
  queue.add('begun', 0, 1000);
  queue.receive(1, 1000, visibility);
  queue.add('later', 5000, 1000);
  // A kill can leave half of a line, whose sender got no response.
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"half","bo`);
  const next = new QueueMessages(file);
  expect(next.receive(10, 1000, visibility)).toMatchObject([{ body: 'begun', receives: 2 }]);
  expect(next.receive(10, 6000, visibility)).toMatchObject([{ body: 'later' }]);
  expect(next.receive(10, 6000, visibility)).toEqual([]);
});

/** Acts while the disk has room for only a part of each added line. */
function onFullDisk(act: () => void): void {
  const append = vi.spyOn(fs, 'appendFileSync').mockImplementation((file, data) => {
    writeFileSync(file, String(data).slice(0, -10), { flag: 'a' });
    throw Object.assign(new Error('No space.'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    act();
  } finally {
    append.mockRestore();
    syncBuiltinESMExports();
  }
}

test('a message that a full disk refused does not damage later ones', () => {
  const { file, queue } = newQueue();
  queue.add('before', 0, 1000);
  onFullDisk(() => {
    expect(() => queue.add('refused', 0, 1000)).toThrow('No space.');
    expect(() => queue.receive(10, 1000, visibility)).toThrow('No space.');
  });
  queue.add('after', 0, 1000);
  const next = new QueueMessages(file);
  expect(next.receive(10, 1000, visibility)).toMatchObject([
    { body: 'before', receives: 1 },
    { body: 'after', receives: 1 },
  ]);
});

test('an unreadable line does not prevent other lines from being read', () => {
  const { file, queue } = newQueue();
  queue.add('before', 0, 1000);
  const lines = readFileSync(file, 'utf8');
  queue.add('after', 0, 1000);
  const after = readFileSync(file, 'utf8').slice(lines.length);
  writeFileSync(file, `${lines}{"id":"half","bo${after}${after}`);
  const received = new QueueMessages(file).receive(10, 1000, visibility);
  expect(received.map(({ body }) => body)).toEqual(['before', 'after']);
});

test('a queue whose file cannot be written does not crash, and continues as soon as it can be', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'equipment-queues-'));
  const files = join(folder, 'queues');
  mkdirSync(files);
  const file = join(files, 'tasks.jsonl');
  new QueueMessages(file).add('one', 0, Date.now());
  const invoke = vi.fn(async () => ({ batchItemFailures: [] }));
  const consumer = { name: 'background.act', queue: 'tasks', batchSize: 1, maxAtOnce: 2 };
  const limits = { visibilityMilliseconds: visibility, maxReceives: 3, timeoutMilliseconds: 1000 };
  const fn = { ...consumer, ...limits, folder, environment: {} };
  const queues = createQueues([fn], folder, { invoke, stop: async () => {} });
  onTestFinished(() => {
    queues.stop();
    log.mockRestore();
  });
  const lines = readFileSync(file);
  rmSync(file);
  mkdirSync(file);
  queues.start();
  expect(invoke).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledOnce();
  rmdirSync(file);
  writeFileSync(file, lines);
  await expect.poll(() => invoke.mock.calls.length).toBe(1);
});

test('a function reports only the messages that failed, and logs what they were about', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const processed: number[] = [];
  const handler = forEachMessage<{ due: number; webhook: number }>(
    'WebhookLateness',
    ({ webhook }) => ({ webhook }),
    async ({ webhook }) => {
      if (webhook === 1) throw new Error('No.');
      processed.push(webhook);
    },
  );
  const event = queueEvent(
    [0, 1, 2].map((webhook) => JSON.stringify({ webhook, due: Date.now() })),
  );
  expect(await handler(event)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(processed).toEqual([0, 2]);
  const logged = JSON.parse(String(log.mock.lastCall?.[0]));
  expect(logged).toMatchObject({ message: 'Failed to process a message.', webhook: 1 });
});

test('a task that could not be stored for later is logged by its name, without its rows', async () => {
  vi.stubEnv('TABLE_NAME', 'none');
  onTestFinished(() => void vi.unstubAllEnvs());
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const after = { pk: 'A#7#contact', sk: '1', entity: 'contact', name: 'Ada' };
  const change = changeForTask({ before: undefined, after });
  const task = { effect: 'terms', at: 0, change };
  const body = JSON.stringify({ name: 'terms#A#7#contact#1', shard: 0, due: Date.now(), task });
  const { batchItemFailures } = await forEachTask({})(queueEvent([body]));
  expect(batchItemFailures).toHaveLength(1);
  const logged = String(log.mock.calls);
  expect(logged).toContain('terms#A#7#contact#1');
  expect(logged).not.toContain(change);
});
