import { execFile, spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fill, newFilledStart } from './filled.ts';
import { portsOf, processesWith, processTree } from './process-tree.ts';
import {
  killGroup,
  newLocalStart,
  readNotes,
  type StartedService,
  startMilliseconds,
} from './start.ts';

/** Whether this user can create a network namespace. */
const canHide = spawnSync('unshare', ['--user', '--map-root-user', '--net', 'true']).status === 0;
/** Only root can act as another user of the machine. */
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const warning = 'Other users of this machine can read the data';

/** A script that requests all tables and all objects from every port, with a fake signature. */
const readAttempts = `
  const [socket, ...ports] = process.argv.slice(1);
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.ListTables',
    authorization: 'AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/dynamodb/aws4_request, ' +
      'SignedHeaders=host, Signature=none',
    'x-amz-date': '20260101T000000Z',
    origin: 'http://localhost:8080',
  };
  const answered = [];
  for (const port of ports) {
    const url = 'http://127.0.0.1:' + port + '/';
    const tables = await fetch(url, { method: 'POST', headers, body: '{}' });
    answered.push('tables ' + tables.status, (await tables.text()).includes('TableNames'));
    const objects = await fetch(url + 'equipment?list-type=2');
    answered.push('objects ' + objects.status, (await objects.text()).includes('ListBucketResult'));
  }
  const { connect } = process.getBuiltinModule('node:net');
  await new Promise((resolve) => {
    const connection = connect({ path: socket });
    connection.once('connect', () => resolve(answered.push('connected')));
    connection.once('error', ({ code }) => resolve(answered.push(code)));
  });
  console.log(JSON.stringify(answered));
  process.exit();`;

describe.runIf(canHide)('the data of a service', () => {
  const local = newFilledStart();
  let service: StartedService;
  let ports: string[];

  beforeAll(async () => {
    service = local.start();
    await service.ready();
    ports = portsOf(processTree(service.child.pid ?? 0)).map(String);
  }, startMilliseconds);
  afterAll(local.end);

  const ask = async (user: object) => {
    const socket = join(local.folder, 'store.db.socket');
    const args = ['--input-type=module', '--eval', readAttempts, socket, ...ports];
    const { stdout } = await promisify(execFile)(process.execPath, args, user);
    return JSON.parse(stdout) as unknown[];
  };

  test('has two ports, the API and the bucket', () => {
    expect(ports).toHaveLength(2);
    expect(ports).toContain(new URL(readNotes(local.folder).url).port);
    expect(service.output()).not.toContain(warning);
  });

  test('cannot be read from a page of another origin, nor without a valid signature', async () => {
    const answered = await ask({});
    expect(answered).not.toContain(true);
    expect(answered).not.toContain('tables 200');
    expect(answered).not.toContain('objects 200');
  });

  test.runIf(isRoot)('cannot be read by another user of the machine', async () => {
    const answered = await ask(nobody);
    expect(answered).not.toContain(true);
    expect(answered.at(-1)).toBe('EACCES');
  });
});

test.runIf(canHide)(
  'a service that is killed leaves no process behind',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    const { child, ready, ended } = local.start();
    await ready();
    const { storePid } = readNotes(local.folder);
    expect(processesWith(local.folder)).toContain(storePid);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => processesWith(local.folder), { timeout: 5_000 }).toEqual([]);
  },
  startMilliseconds,
);

test.runIf(canHide && isRoot)(
  'the store of an ordinary user cannot be reached by others, either',
  async () => {
    const local = newLocalStart();
    onTestFinished(local.end);
    chownSync(local.folder, nobody.uid, nobody.gid);
    const service = local.start({ HOME: local.folder }, [], nobody);
    await service.ready();
    expect(portsOf(processTree(service.child.pid ?? 0))).toHaveLength(2);
    expect(service.output()).not.toContain(warning);
  },
  startMilliseconds,
);

test.runIf(canHide)(
  'if the path of the data folder is too long for a socket file, the file is elsewhere, and is removed with the service',
  async () => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const socketFolders = () =>
      readdirSync(tmpdir()).filter((name) => /^equipment-socket-/.test(name));
    const before = socketFolders();
    const folder = join(local.folder, 'a'.repeat(120));
    fill(folder);
    const service = local.start({ DATA_DIR: folder, TMPDIR: tmpdir() });
    await service.ready();
    expect(socketFolders()).toHaveLength(before.length + 1);
    expect(service.output()).not.toContain(warning);
    service.child.kill('SIGKILL');
    await expect.poll(socketFolders).toEqual(before);
  },
  startMilliseconds,
);

test(
  'if the store cannot be hidden, the start warns of it',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    const service = local.start({ PATH: '/nonexistent' });
    await service.ready();
    await expect.poll(service.output).toContain(warning);
    killGroup(service.child);
  },
  startMilliseconds,
);
