import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FunctionHosts } from '#infra/local/function-hosts.ts';
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
  const hosts = new FunctionHosts<{ endpoint: string; requests: number }, unknown[]>();
  onTestFinished(async () => {
    await hosts.stop();
    hidden.end();
    if (hidden.child.exitCode === null) await once(hidden.child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const { make } = await functionMaker();
  const fn = await make(asking);
  const { endpoint } = hidden;
  const ask = (requests = 1) => hosts.invoke(fn, { endpoint, requests });
  await vi.waitFor(async () => expect(await ask()).toEqual([1]), startMilliseconds);
  return { hidden, hosts, ask, socket: `${file}.socket` };
}

describe.runIf(isHidden)('a thread of functions', () => {
  test('reaches a hidden server without its socket file, and keeps its connections', async () => {
    const { ask, socket } = await arrange();
    rmSync(socket);
    const counts = await ask(20);
    expect(counts.every((count) => typeof count === 'number')).toBe(true);
    expect(await ask()).toEqual([20]);
  });

  test('that ends closes its connections', async () => {
    const { ask, hosts } = await arrange();
    await ask(20);
    await hosts.stop();
    await vi.waitFor(async () => expect(await ask()).toEqual([1]), startMilliseconds);
  });

  test('hears of a server that has ended', async () => {
    const { ask, hidden } = await arrange();
    hidden.end();
    await once(hidden.child, 'exit');
    expect(await ask()).toEqual([expect.stringMatching(/^E/)]);
  });
});
