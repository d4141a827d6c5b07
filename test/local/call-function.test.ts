import { expect, test } from 'vitest';
import { callFunction } from '#infra/local/call-function.ts';
import { functionMaker } from '../support/function-maker.ts';

test('a function gets the event and its environment, and knows how much time it has', async () => {
  const { make } = await functionMaker(5000);
  const fn = await make(`
    export const handler = async (event, context) =>
      [event, process.env.OWN, context.getRemainingTimeInMillis()];`);
  const answer = await callFunction({ ...fn, environment: { OWN: 'own' } }, 'event');
  const [event, own, milliseconds] = answer as [string, string, number];
  expect([event, own]).toEqual(['event', 'own']);
  expect(milliseconds).toBeGreaterThan(4000);
  expect(milliseconds).toBeLessThanOrEqual(5000);
});

test('a function is loaded once, and what it throws is thrown to its caller', async () => {
  const { make } = await functionMaker();
  const fn = await make(`
    let calls = 0;
    export const handler = () => {
      calls += 1;
      if (calls === 2) throw new Error('broken');
      return calls;
    };`);
  expect(await callFunction(fn, {})).toBe(1);
  await expect(callFunction(fn, {})).rejects.toThrow('broken');
  expect(await callFunction(fn, {})).toBe(3);
});
