import { spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newFilledStart } from './filled.ts';
import { isAnswered, otherAddresses } from './other-addresses.ts';
import { newLocalStart, readNotes, type StartedService, startMilliseconds } from './start.ts';

/** A data folder that is removed after the test. */
function newStart() {
  const local = newLocalStart();
  onTestFinished(local.end);
  return local;
}

async function read(url: string, token: string, path: string) {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data, meta } = (await response.json()) as {
    data: object[];
    meta: { pagination: object };
  };
  return { data, pagination: meta.pagination };
}

describe('a service on a folder of its own', () => {
  const local = newLocalStart();
  let service: StartedService;
  let url: string;
  let token: string;

  beforeAll(async () => {
    // An earlier version left these readable for everybody.
    writeFileSync(join(local.folder, 'demo.json'), '{}');
    chmodSync(join(local.folder, 'demo.json'), 0o644);
    chmodSync(local.folder, 0o755);
    service = local.start();
    ({ url, token } = await service.ready());
  }, startMilliseconds);
  afterAll(local.end);

  test('everything in the data folder is readable by its owner alone', () => {
    expect(statSync(local.folder).mode & 0o777).toBe(0o700);
    const entries = readdirSync(local.folder, { recursive: true }).map(String);
    expect(entries).toEqual(expect.arrayContaining(['store.db', 'demo.json', 'service.json']));
    // A file may be moved between the two calls.
    const modeOf = (name: string) =>
      statSync(join(local.folder, name), { throwIfNoEntry: false })?.mode ?? 0;
    const open = entries.filter((name) => (modeOf(name) & 0o077) !== 0);
    expect(open).toEqual([]);
  });

  test('the demo account has something to show in every list', async () => {
    for (const path of [
      ...['/v1/locations', '/v1/contacts', '/v1/users', '/v1/directory/users', '/v1/events'],
      ...['/v1/reservations?classification=upcoming', '/v1/reservations?classification=ongoing'],
      ...['/v1/checkouts?status=open', '/v1/checkouts?status=overdue', '/v1/issues?status=open'],
      ...['/v1/comments', '/v1/items?display=available', '/v1/items?display=checked_out'],
      ...['/v1/items?display=overdue', '/v1/items?display=inoperative', '/v1/kits'],
    ]) {
      expect((await read(url, token, path)).data, path).not.toEqual([]);
    }
    expect((await read(url, token, '/v1/items?limit=1')).pagination).toMatchObject({ total: 627 });
  });

  test('the demo account has something due, low in stock and assigned to its owner for the Today page', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const path of [
      ...[`/v1/items?inspection_before=${today}`, `/v1/items?maintenance_before=${today}`],
      ...['/v1/items?inventory_low=true', '/v1/issues?status=open&user_id=1'],
    ]) {
      expect((await read(url, token, path)).data, path).not.toEqual([]);
    }
  });

  test('it listens only to this machine', async () => {
    const { port } = new URL(url);
    expect(await isAnswered('127.0.0.1', port)).toBe(true);
    for (const address of otherAddresses()) expect(await isAnswered(address, port)).toBe(false);
  });

  test('a request that its client aborts is not logged', async () => {
    const { port } = new URL(url);
    const before = service.output();
    for (let count = 0; count < 5; count += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /v1/items HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"na`,
      );
      await wait(50);
      socket.destroy();
    }
    await wait(200);
    expect(service.output()).toBe(before);
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
  });

  test('a second start reports that a service already runs, and its address', async () => {
    const second = local.start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`A service already runs on ${local.folder}, at ${url}.`);
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
  });
});

/** Without the tools that hide the store, the store outlives a service that is killed. */
const withoutTools = { PATH: '/nonexistent' };

describe('a folder whose service was killed', () => {
  const local = newFilledStart();
  afterAll(local.end);

  const testLeftStore = async () => {
    const first = local.start(withoutTools);
    const { url, token } = await first.ready();
    const { storePid } = readNotes(local.folder);
    await fetch(`${url}/v1/contacts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"name":"Kept"}',
    });
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(storePid)).toBe(true);
    const second = local.start(withoutTools);
    const next = await second.ready();
    expect(next.token).toBe(token);
    expect(isAlive(storePid)).toBe(false);
    expect((await read(next.url, token, '/v1/contacts?q=kept')).data).toHaveLength(1);
    local.kill();
    await second.ended;
  };
  const name = 'the next start ends the store that was left running, and has its data';
  test(name, testLeftStore, startMilliseconds);

  const testReusedIds = async () => {
    const otherProcess = spawn('sleep', ['600']);
    onTestFinished(() => void otherProcess.kill('SIGKILL'));
    const notes = { ...readNotes(local.folder), pid: process.pid, storePid: otherProcess.pid };
    writeFileSync(join(local.folder, 'service.json'), JSON.stringify(notes));
    await local.start().ready();
    const { exitCode, signalCode } = otherProcess;
    expect({ exitCode, signalCode }).toEqual({ exitCode: null, signalCode: null });
  };
  const others =
    'process ids that other processes have by now do not prevent a start, and those processes are not ended';
  test(others, testReusedIds, startMilliseconds);
});

test(
  'of three starts at once on one folder, one succeeds',
  async () => {
    const local = newStart();
    const starts = [local.start(), local.start(), local.start()];
    const outcomes = await Promise.allSettled(starts.map(({ ready }) => ready()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const [index, { status }] of outcomes.entries()) {
      if (status === 'rejected') expect(starts[index]?.output()).toContain(local.folder);
    }
  },
  startMilliseconds,
);

/** Makes Node.js report another platform. */
const onOtherPlatform = [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'platform',{value:'freebsd'})`,
];

test(
  'on a platform without an embedded server and without Java, the error shows a command that helps',
  async () => {
    const local = newStart();
    const start = local.start(withoutTools, onOtherPlatform);
    expect(await start.ended).toBe(1);
    const lines = start.output().trimEnd().split('\n');
    expect(lines.at(-1)).toMatch(/^docker run .*amazon\/dynamodb-local.* npm start$/);
    expect(lines.at(-2)).toMatch(/^There is no embedded server for freebsd on /);
    expect(start.output()).not.toContain('    at ');
  },
  startMilliseconds,
);

/** A killed process is a zombie, with an id, until its parent has waited for it. */
function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
