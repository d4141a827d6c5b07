import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Answer } from '../support/exchange.ts';
import { picture, png, upload } from '../support/files.ts';
import { fill as fillFolder } from './filled.ts';
import { type LocalStart, newLocalStart, startMilliseconds } from './start.ts';

/** Only root can mount a disk, and act as another user. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

function newStart(): LocalStart {
  const local = newLocalStart();
  onTestFinished(local.end);
  return local;
}

/** A data folder on a separate, small disk. */
function startOnDisk(megabytes: number) {
  const local = newLocalStart();
  const { folder } = local;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'equipment', folder]);
  onTestFinished(() => {
    local.kill();
    execFileSync('umount', ['--lazy', folder]);
    local.end();
  });
  const filler = join(folder, 'filler');
  const fill = () => {
    for (let size = 1024 * 1024; size >= 4096; size /= 2) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // The space that is left is smaller than this.
      }
    }
  };
  return { ...local, fill, makeSpace: () => rmSync(filler) };
}

async function expectRefusedStart(local: LocalStart, user?: object): Promise<string> {
  const start = local.start({}, [], user);
  expect(await start.ended).toBe(1);
  expect(start.output()).not.toContain('    at ');
  return start.output();
}

function createContact(url: string, token: string, name: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${url}/v1/contacts`, { method: 'POST', headers, body: JSON.stringify({ name }) });
}

test('a damaged store is reported and not changed', async () => {
  const local = newStart();
  const file = join(local.folder, 'store.db');
  const damaged = Buffer.alloc(8192, 'no database');
  writeFileSync(file, damaged);
  expect(await expectRefusedStart(local)).toContain(`${file} is damaged, and was left as it is.`);
  expect(readFileSync(file)).toEqual(damaged);
});

test.runIf(isRoot)('a data folder without write permission is reported', async () => {
  const local = newStart();
  chownSync(local.folder, 0, 0);
  chmodSync(local.folder, 0o755);
  const output = await expectRefusedStart(local, nobody);
  expect(output).toContain(`${local.folder} cannot be written. Choose another folder:`);
});

test.runIf(isRoot)('a read-only disk is reported', async () => {
  const local = startOnDisk(1);
  execFileSync('mount', ['-o', 'remount,ro', local.folder]);
  const output = await expectRefusedStart(local);
  expect(output).toContain(`${local.folder} cannot be written. Choose another folder:`);
});

test.runIf(isRoot)('a full disk is reported at the start', async () => {
  const local = startOnDisk(1);
  local.fill();
  expect(await expectRefusedStart(local)).toContain(`no room left on the disk of ${local.folder}`);
});

test.runIf(isRoot)(
  'when the disk fills up, writes are refused, the service continues, and no acknowledged write is lost',
  async () => {
    const local = startOnDisk(96);
    fillFolder(local.folder);
    const service = local.start();
    const { url, token } = await service.ready();
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const create = async (name: string) => {
      const { status } = await createContact(url, token, name);
      statuses.add(status);
      if (status === 201) acknowledged.push(name);
      return status;
    };
    expect(await create('Before')).toBe(201);
    local.fill();
    for (let count = 0; count < 40; count += 1) await create(`Full ${count}`);
    expect([...statuses]).toEqual([201, 503]);
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
    local.makeSpace();
    await expect.poll(() => create('After'), { timeout: 20_000 }).toBe(201);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/v1/contacts?limit=200&order=-id`, { headers });
    const { data } = (await answer.json()) as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    expect(service.child.exitCode).toBeNull();
    expect(service.output()).toContain(`There is no room left on the disk of ${local.folder}`);
    expect(service.output()).not.toMatch(/^ {4}at /m);
  },
  startMilliseconds,
);

test.runIf(isRoot)(
  'files can be uploaded as soon as a full disk has room again',
  async () => {
    const local = startOnDisk(96);
    fillFolder(local.folder);
    const service = local.start();
    const { url, token } = await service.ready();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const post = async (path: string, body: object) => {
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const { data } = (await (await fetch(`${url}${path}`, request)).json()) as Answer['body'];
      return data;
    };
    const { id } = await post('/v1/items', { type: 'tools', name: 'Drill' });
    const [file] = (await post(`/v1/items/${id}/files`, { files: [picture()] })).files;
    local.fill();
    expect(await upload(file.upload, png())).toBe(500);
    local.makeSpace();
    expect(await upload(file.upload, png()), service.output()).toBe(200);
  },
  startMilliseconds,
);
