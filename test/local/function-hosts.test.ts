import { expect, onTestFinished, test } from 'vitest';
import { FunctionHosts } from '#infra/local/function-hosts.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { functionMaker } from '../support/function-maker.ts';
import { gatewayEvent } from '../support/gateway-event.ts';

const event = gatewayEvent({ method: 'GET', path: '/v1/ping' }, { path: '/v1/ping' });
/** Answers in which thread it runs. */
const threadBundle = `
  import { threadId } from 'node:worker_threads';
  export const handler = async () => ({ statusCode: 200, body: String(threadId) });`;

/** Hosts, and what makes functions of such sources to run in them. */
async function arrange(threads = 1) {
  const hosts = new FunctionHosts<GatewayEvent, GatewayResult>({ threads });
  const { make: bundle } = await functionMaker();
  onTestFinished(() => hosts.stop());
  return { hosts, bundle };
}

test('functions are spread over the threads, and stay where they are', async () => {
  const { hosts, bundle } = await arrange(2);
  const functions = await Promise.all(Array.from({ length: 5 }, () => bundle(threadBundle)));
  const threads = async () => {
    const answers = await Promise.all(functions.map((one) => hosts.invoke(one, event)));
    return answers.map(({ body }) => body);
  };
  const first = await threads();
  const [one, other] = first;
  expect(other).not.toBe(one);
  expect(first).toEqual([one, other, one, other, one]);
  expect(await threads()).toEqual(first);
});

test('a function knows how much time it has', async () => {
  const { hosts, bundle } = await arrange();
  const fn = await bundle(`
    export const handler = async (event, context) =>
      ({ statusCode: 200, body: String(context.getRemainingTimeInMillis()) });`);
  const { body } = await hosts.invoke(fn, event);
  expect(Number(body)).toBeGreaterThan(4000);
  expect(Number(body)).toBeLessThanOrEqual(5000);
});

test('what a function throws is thrown to its caller, and the thread goes on', async () => {
  const { hosts, bundle } = await arrange();
  const failing = await bundle(
    `export const handler = async () => { throw new Error('broken'); };`,
  );
  const [before, after] = await Promise.all([bundle(threadBundle), bundle(threadBundle)]);
  const { body } = await hosts.invoke(before, event);
  await expect(hosts.invoke(failing, event)).rejects.toThrow('broken');
  expect((await hosts.invoke(after, event)).body).toBe(body);
});

test('a thread that ends fails those who wait for it, and the next call has another one', async () => {
  const { hosts, bundle } = await arrange();
  const ending = await bundle(`
    export const handler = () => new Promise(() => { setTimeout(() => process.exit(1), 10); });`);
  await expect(hosts.invoke(ending, event)).rejects.toThrow('The thread of the function ended.');
  const next = await bundle(threadBundle);
  expect((await hosts.invoke(next, event)).statusCode).toBe(200);
});
