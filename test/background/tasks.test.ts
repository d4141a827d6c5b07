import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { forEachTask } from '#shared/background/do-task.ts';
import { changeForTask } from '#shared/background/task-change.ts';
import type { SendTasks } from '#shared/background/task-message.ts';
import { retryParked, type Task } from '#shared/background/tasks.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { queueEvent } from '../support/queue-handlers.ts';
import { shortenWaits } from '../support/short-waits.ts';

const hour = 60 * 60 * 1000;
// Long ago, where no other test has anything due.
let start = Date.now() - 2 * 365 * 24 * hour;

beforeEach(() => {
  // The failures here are logged, which is right.
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  start += 100 * hour;
});

/** A schedule with so many tasks, which fail as `isFailure` says, and the names of those that were tried. */
async function scheduleOf(count: number, isFailure: (name: string) => boolean | Promise<boolean>) {
  const names: string[] = Array.from({ length: count }, () => randomUUID());
  await putRows(
    names.map((name) => ({
      ...rowKey.scheduled(formatInstant(start), 0, name),
      ...{ effect: 'terms', at: start },
      change: changeForTask({ before: undefined, after: { pk: 'A#1', sk: name } }),
    })),
  );
  const tried: string[] = [];
  let now = start;
  const handler = forEachTask({
    clock: () => now,
    effects: {
      terms: (change) => async () => {
        const name = String(change.after?.sk);
        tried.push(name);
        if (await isFailure(name)) throw new Error('No.');
      },
    },
  });
  const send: SendTasks = async (messages) => {
    const own = messages.filter((one) => names.some((name) => one.name.includes(name)));
    await handler(queueEvent(own.map((message) => JSON.stringify(message))));
    return new Map();
  };
  const run = (time: number) => {
    now = time;
    return dispatchDue(time, send);
  };
  /** Delivers a task so many milliseconds after it was dispatched. */
  const deliverLate = async (due: number, milliseconds: number) => {
    now = due + milliseconds;
    const task = {
      effect: 'terms',
      at: due,
      change: changeForTask({ before: undefined, after: { pk: 'A#1', sk: names[0] ?? '' } }),
    };
    const message = { name: names[0], shard: 0, due, task };
    await handler(queueEvent([JSON.stringify(message)]));
  };
  return { names, tried, run, deliverLate };
}

async function parkedOf(name: string): Promise<Task[]> {
  const rows = await queryRows({ pk: partition.parkedTasks(), consistent: true });
  return rows.filter(({ sk }) => sk.endsWith(name));
}

test('a task that fails is postponed, and does not hold up later ones', async () => {
  let first = '';
  const { names, tried, run } = await scheduleOf(3, (name) => name === first);
  [first = ''] = names.toSorted();
  await run(start);
  expect(tried.toSorted()).toEqual(names.toSorted());
  await run(start + 30_000);
  expect(tried).toHaveLength(3);
  await run(start + 60_000);
  expect(tried.filter((name) => name === first)).toHaveLength(2);
});

test('a task that waited in its queue for hours, and fails then, is tried again', async () => {
  const { tried, run, deliverLate } = await scheduleOf(1, () => true);
  await run(start);
  await run(start + 5 * hour);
  const { length } = tried;
  await deliverLate(start + hour, 4 * hour);
  await run(start + 5 * hour + 3 * 60_000);
  expect(tried.length).toBe(length + 2);
});

test('a task that hangs is postponed, and does not hold up later ones', async () => {
  shortenWaits();
  let first = '';
  const { names, tried, run } = await scheduleOf(10, async (name) => {
    if (name === first) await new Promise(() => {});
    return false;
  });
  [first = ''] = names.toSorted();
  await run(start);
  expect(tried.toSorted()).toEqual(names.toSorted());
  await run(start + 60_000);
  expect(tried.filter((name) => name === first)).toHaveLength(2);
});

test('a task that fails for a day is parked after few tries, and is not tried any more', async () => {
  const { names, tried, run } = await scheduleOf(1, () => true);
  for (let minute = 0; minute <= 26 * 60; minute += 10) await run(start + minute * 60_000);
  const [name = ''] = names;
  expect(await parkedOf(name)).toMatchObject([{ error: 'Error: No.' }]);
  expect(tried.length).toBeLessThan(40);
  const { length } = tried;
  await run(start + 48 * hour);
  expect(tried).toHaveLength(length);
});

test('a parked task that is tried again is done, and is not parked any more', async () => {
  let isFixed = false;
  const { names, tried, run } = await scheduleOf(1, () => !isFixed);
  const [name = ''] = names;
  for (let hours = 0; hours <= 26; hours += 1) await run(start + hours * hour);
  const [task] = await parkedOf(name);
  if (!task) throw new Error('Nothing was parked.');
  isFixed = true;
  await retryParked(task, start + 27 * hour);
  const { length } = tried;
  await run(start + 27 * hour);
  expect(tried).toHaveLength(length + 1);
  expect(await parkedOf(name)).toEqual([]);
  await run(start + 28 * hour);
  expect(tried).toHaveLength(length + 1);
});
