import { expect, test } from 'vitest';
import { CallQueue } from '#infra/local/call-queue.ts';

/** A queue that runs two calls at once, the order in which calls began, and a function that ends the oldest. */
function arrange() {
  const queue = new CallQueue(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (caller: string, name: string) =>
    queue.run(caller, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { send, begun, endFirst };
}

test('no more calls run at once than the queue allows', async () => {
  const { send, begun, endFirst } = arrange();
  const calls = ['a', 'b', 'c'].map((name) => send('one', name));
  expect(begun).toEqual(['a', 'b']);
  for (let count = 0; count < 3; count += 1) await endFirst();
  await Promise.all(calls);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('callers take turns, so that none waits for all calls of another', async () => {
  const { send, begun, endFirst } = arrange();
  const calls = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send('a', name));
  calls.push(send('b', 'b1'), send('b', 'b2'), send('c', 'c1'));
  for (let count = 0; count < 8; count += 1) await endFirst();
  await Promise.all(calls);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});
