import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callFunction } from '#infra/local/call-function.ts';
import { FunctionThread } from '#infra/local/function-thread.ts';
import { startHiddenServer } from '#infra/local/hidden-server.ts';
import { functionMaker } from '../support/function-maker.ts';

/** Whether this user gets a network of its own here. */
const isHidden = spawnSync('unshare', ['--user', '--map-root-user', '--net', 'true']).status === 0;

/** How long a process may take to start, on a machine that others use, too. */
const startMilliseconds = 20_000;

/** Answers how many connections it has. */
const server = `
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer((request, response) =>
    server.getConnections((_error, count) => response.end(String(count)))
  ).listen(Number(process.argv[1]), '127.0.0.1');`;

/** Sends so many requests at once, and answers what it is answered. */
const asking = `
  import { Agent, get } from 'node:http';
  const agent = new Agent({ keepAlive: true });
  const ask = (endpoint) => new Promise((resolve) => {
    get(endpoint, { agent }, async (response) => resolve(Number((await response.toArray()).join(''))))
      .once('error', ({ code }) => resolve(code));
  });
  export const handler = ({ endpoint, requests }) =>
    Promise.all(Array.from({ length: requests }, () => ask(endpoint)));`;

/** A hidden server, its socket file, and a function that sends requests to it. */
async function arrange() {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'));
  const command = (port: number) => ({
    command: process.execPath,
    args: ['--eval', server, String(port)],
  });
  const file = join(folder, 'store.db');
  const hidden = await startHiddenServer({ command, isEmbedded: false }, file);
  if (!hidden) throw new Error('There is no network for it.');
  const newThread = () => new FunctionThread<unknown>({ onEnd: () => {}, log: new PassThrough() });
  let thread = newThread();
  const endThread = () => thread.end(new Error('The test ends it.'));
  const replaceThread = async () => {
    await endThread();
    thread = newThread();
  };
  onTestFinished(async () => {
    await endThread();
    hidden.end();
    if (hidden.child.exitCode === null) await once(hidden.child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const { make } = await functionMaker();
  const fn = await make(asking);
  const { endpoint } = hidden;
  const ask = (requests = 1) => thread.call(fn, { endpoint, requests });
  const askHere = (requests = 1) => callFunction(fn, { endpoint, requests });
  await vi.waitFor(async () => expect(await ask()).toEqual([1]), startMilliseconds);
  return { hidden, replaceThread, ask, askHere, socket: `${file}.socket` };
}

/** Of as many who asked at once, every one had an answer. */
function expectAnswers(counts: unknown): void {
  expect(counts).toEqual(Array(20).fill(expect.any(Number)));
}

test.runIf(isHidden)(
  'a process that calls functions itself needs no socket file, either',
  async () => {
    const { ask, askHere, hidden, socket } = await arrange();
    rmSync(socket);
    expectAnswers(await askHere(20));
    expect(await ask()).toEqual([21]);
    hidden.end();
    await once(hidden.child, 'exit');
    expect(await askHere()).toEqual([expect.stringMatching(/^E/)]);
  },
);

describe.runIf(isHidden)('a thread of functions', () => {
  test('reaches a hidden server without its socket file, and keeps its connections', async () => {
    const { ask, socket } = await arrange();
    rmSync(socket);
    expectAnswers(await ask(20));
    expect(await ask()).toEqual([20]);
  });

  test('that ends closes its connections', async () => {
    const { ask, replaceThread } = await arrange();
    await ask(20);
    await replaceThread();
    await vi.waitFor(async () => expect(await ask()).toEqual([1]), startMilliseconds);
  });

  test('hears of a server that has ended', async () => {
    const { ask, hidden } = await arrange();
    hidden.end();
    await once(hidden.child, 'exit');
    expect(await ask()).toEqual([expect.stringMatching(/^E/)]);
  });
});
