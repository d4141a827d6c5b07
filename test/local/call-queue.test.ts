import { expect, test } from 'vitest';
import { CallQueue } from '#infra/local/call-queue.ts';

/** A queue of two places, the calls in it in the order in which they began, and what ends the first of them. */
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

test('no more calls run at once than there are places', async () => {
  const { send, begun, endFirst } = arrange();
  const calls = ['a', 'b', 'c'].map((name) => send('one', name));
  expect(begun).toEqual(['a', 'b']);
  for (let count = 0; count < 3; count += 1) await endFirst();
  await Promise.all(calls);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('callers have turns, so that nobody waits behind all that another one sent', async () => {
  const { send, begun, endFirst } = arrange();
  const calls = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send('a', name));
  calls.push(send('b', 'b1'), send('b', 'b2'), send('c', 'c1'));
  for (let count = 0; count < 8; count += 1) await endFirst();
  await Promise.all(calls);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});
