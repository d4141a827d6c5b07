import { expect, test } from 'vitest';
import { undoEach } from '#console/ui/undo-each.ts';

test('an undo that stopped halfway continues with the call that failed', async () => {
  const calls: number[] = [];
  const undo = undoEach([1, 2, 3], async (id) => {
    calls.push(id);
    if (calls.length === 2) throw new Error('unavailable');
  });
  await expect(undo()).rejects.toThrow('unavailable');
  await undo();
  expect(calls).toEqual([1, 2, 2, 3]);
});
