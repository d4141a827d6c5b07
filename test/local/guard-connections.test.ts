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

/** Whether this user can create a network namespace. */
const canHide = spawnSync('unshare', ['--user', '--map-root-user', '--net', 'true']).status === 0;

/** How long a process may take to start on a busy machine. */
const startMilliseconds = 20_000;

/** A server that responds with the number of its connections. */
const serverSource = `
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer((request, response) =>
    server.getConnections((_error, count) => response.end(String(count)))
  ).listen(Number(process.argv[1]), '127.0.0.1');`;

/** A function that sends a number of requests at once, and returns their responses. */
const requesterSource = `
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
    args: ['--eval', serverSource, String(port)],
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
  const fn = await make(requesterSource);
  const { endpoint } = hidden;
  const send = (requests = 1) => thread.call(fn, { endpoint, requests });
  const sendHere = (requests = 1) => callFunction(fn, { endpoint, requests });
  await vi.waitFor(async () => expect(await send()).toEqual([1]), startMilliseconds);
  return { hidden, replaceThread, send, sendHere, socket: `${file}.socket` };
}

/** Expects a number in each of twenty responses. */
function expectAnswers(counts: unknown): void {
  expect(counts).toEqual(Array(20).fill(expect.any(Number)));
}

test.runIf(canHide)(
  'a process that calls functions itself does not need the socket file, either',
  async () => {
    const { send, sendHere, hidden, socket } = await arrange();
    rmSync(socket);
    expectAnswers(await sendHere(20));
    expect(await send()).toEqual([21]);
    hidden.end();
    await once(hidden.child, 'exit');
    expect(await sendHere()).toEqual([expect.stringMatching(/^E/)]);
  },
);

describe.runIf(canHide)('a thread of functions', () => {
  test('reaches a hidden server without its socket file, and keeps its connections', async () => {
    const { send, socket } = await arrange();
    rmSync(socket);
    expectAnswers(await send(20));
    expect(await send()).toEqual([20]);
  });

  test('closes its connections when it ends', async () => {
    const { send, replaceThread } = await arrange();
    await send(20);
    await replaceThread();
    await vi.waitFor(async () => expect(await send()).toEqual([1]), startMilliseconds);
  });

  test('reports an error if the server has ended', async () => {
    const { send, hidden } = await arrange();
    hidden.end();
    await once(hidden.child, 'exit');
    expect(await send()).toEqual([expect.stringMatching(/^E/)]);
  });
});
