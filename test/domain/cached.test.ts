import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached } from '#shared/cached.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads the given answers, one after the other, and counts. */
function reader(...answers: readonly (() => Promise<string | undefined>)[]) {
  let reads = 0;
  const get = cached(async (_key: string) => answers[reads++]?.(), 1000);
  return { get, reads: () => reads };
}

const give = (answer: string | undefined) => async () => answer;

test('first calls at once share one read', async () => {
  const { get, reads } = reader(give('on'), give('off'));
  expect(await Promise.all([get('mail'), get('mail')])).toEqual(['on', 'on']);
  expect(reads()).toBe(1);
});

test('an answer is read again once it is too old', async () => {
  const { get } = reader(give('on'), give('off'));
  await get('mail');
  vi.setSystemTime(Date.now() + 999);
  expect(await get('mail')).toBe('on');
  vi.setSystemTime(Date.now() + 1);
  expect(await get('mail')).toBe('off');
});

test('an error is not cached', async () => {
  const { get } = reader(() => Promise.reject(new Error('The store is away.')), give('on'));
  await expect(get('mail')).rejects.toThrow('The store is away.');
  expect(await get('mail')).toBe('on');
});

test('what is not there yet is looked for again', async () => {
  const { get } = reader(give(undefined), give('on'));
  expect(await get('mail')).toBe(undefined);
  expect(await get('mail')).toBe('on');
});
