import { expect, test } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { undoEach } from '#console/ui/undo-each.ts';

const offline = new Problem(0, { code: 'offline', message: 'No connection.' });
const refusal = new Problem(409, { code: 'conflict', message: 'It is checked in already.' });

test('an undo that lost the connection continues with the call that failed', async () => {
  const calls: number[] = [];
  const undo = undoEach([1, 2, 3], async (id) => {
    calls.push(id);
    if (calls.length === 2) throw offline;
  });
  await expect(undo()).rejects.toBe(offline);
  await undo();
  expect(calls).toEqual([1, 2, 2, 3]);
});

test('an undo goes on after a refused call, and says what was refused', async () => {
  const calls: number[] = [];
  const undo = undoEach([1, 2, 3], async (id) => {
    calls.push(id);
    if (id === 1) throw refusal;
  });
  await expect(undo()).rejects.toMatchObject({
    code: 'conflict',
    message: '1 of 3 not undone: It is checked in already.',
  });
  await expect(undo()).rejects.toBe(refusal);
  expect(calls).toEqual([1, 2, 3, 1]);
});
