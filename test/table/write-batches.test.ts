import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { variables } from '#shared/config.ts';
import { client } from '#shared/table/client.ts';
import { findRows } from '#shared/table/read.ts';
import { deleteRows, putRows } from '#shared/table/write-batches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Rows of a new partition, each with a text of this length. */
function newRows(count: number, length: number) {
  const pk = `test-batches-${randomUUID()}`;
  return Array.from({ length: count }, (_, index) => ({
    pk,
    sk: String(index),
    text: 'x'.repeat(length),
  }));
}

/** The calls that write rows and delete them again, and how many rows were stored between. */
async function callsFor(rows: ReturnType<typeof newRows>) {
  const send = vi.spyOn(client(), 'send');
  const names = () => send.mock.calls.splice(0).map(([command]) => command.constructor.name);
  await putRows(rows);
  const put = names();
  const { length: storedCount } = await findRows(rows);
  names();
  await deleteRows(rows);
  const deletion = names();
  expect(await findRows(rows)).toEqual([]);
  return { put, deletion, storedCount };
}

test('rows are written in batches, each of 25', async () => {
  expect(await callsFor(newRows(30, 10))).toEqual({
    put: ['BatchWriteItemCommand', 'BatchWriteItemCommand'],
    deletion: ['BatchWriteItemCommand', 'BatchWriteItemCommand'],
    storedCount: 30,
  });
});

test('on a laptop a batch is one transaction', async () => {
  vi.stubEnv(variables.batches, 'whole');
  expect(await callsFor(newRows(60, 10))).toEqual({
    put: ['TransactWriteItemsCommand'],
    deletion: ['TransactWriteItemsCommand'],
    storedCount: 60,
  });
});

test('a batch that is too large for a transaction is written in parts', async () => {
  vi.stubEnv(variables.batches, 'whole');
  const { put, storedCount } = await callsFor(newRows(30, 300_000));
  expect(put).toEqual([
    'TransactWriteItemsCommand',
    'BatchWriteItemCommand',
    'BatchWriteItemCommand',
  ]);
  expect(storedCount).toBe(30);
});
