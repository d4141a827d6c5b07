import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { ops, refusal } from './cli.ts';

/** A task that was given up; the id of the list. */
async function parkTask(): Promise<string> {
  const now = Date.now();
  const key = rowKey.parkedTask(formatInstant(now), randomUUID());
  await putRows([{ ...key, effect: 'terms', attempts: 30, since: now, error: 'No.' }]);
  return key.sk;
}

async function listedIds(): Promise<string[]> {
  const { tasks } = await ops('tasks', 'list');
  return tasks.map(({ id }: { id: string }) => id);
}

test('a task that was given up is listed until it is dropped', async () => {
  const id = await parkTask();
  expect(await listedIds()).toContain(id);
  expect(await ops('tasks', 'drop', '--id', id)).toEqual({ dropped: 1 });
  expect(await listedIds()).not.toContain(id);
  expect(await refusal('tasks', 'drop', '--id', id)).toBe(
    `There is no task ${id}. See: ops tasks list`,
  );
});

test.each(['retry', 'drop'])(
  'tasks %s refuses an empty id, and touches no task',
  async (command) => {
    const id = await parkTask();
    expect(await refusal('tasks', command, '--id', '')).toBe(
      'There is no task "". See: ops tasks list',
    );
    expect(await listedIds()).toContain(id);
    await ops('tasks', 'drop', '--id', id);
  },
);
