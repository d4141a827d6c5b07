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

/** Rows of a partition of their own, each with a text so long. */
function newRows(count: number, length: number) {
  const pk = `test-batches-${randomUUID()}`;
  return Array.from({ length: count }, (_, index) => ({
    pk,
    sk: String(index),
    text: 'x'.repeat(length),
  }));
}

/** By which calls rows are written, and deleted again; and how many were there between. */
async function callsFor(rows: ReturnType<typeof newRows>) {
  const send = vi.spyOn(client(), 'send');
  const names = () => send.mock.calls.splice(0).map(([command]) => command.constructor.name);
  await putRows(rows);
  const put = names();
  const { length: there } = await findRows(rows);
  names();
  await deleteRows(rows);
  const deletion = names();
  expect(await findRows(rows)).toEqual([]);
  return { put, deletion, there };
}

test('rows are written in batches, each of 25', async () => {
  expect(await callsFor(newRows(30, 10))).toEqual({
    put: ['BatchWriteItemCommand', 'BatchWriteItemCommand'],
    deletion: ['BatchWriteItemCommand', 'BatchWriteItemCommand'],
    there: 30,
  });
});

test('on a laptop a batch is one transaction', async () => {
  vi.stubEnv(variables.batches, 'whole');
  expect(await callsFor(newRows(60, 10))).toEqual({
    put: ['TransactWriteItemsCommand'],
    deletion: ['TransactWriteItemsCommand'],
    there: 60,
  });
});

test('a batch that is too large for a transaction is written all the same', async () => {
  vi.stubEnv(variables.batches, 'whole');
  const { put, there } = await callsFor(newRows(30, 300_000));
  expect(put).toEqual([
    'TransactWriteItemsCommand',
    'BatchWriteItemCommand',
    'BatchWriteItemCommand',
  ]);
  expect(there).toBe(30);
});
