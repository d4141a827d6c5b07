import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pngOf } from '#infra/local/demo/png.ts';
import { type Bomb, makeBombs } from '../support/bombs.ts';
import { megabytesOf, processTree } from './process-tree.ts';
import { newLocalStart, startMilliseconds } from './start.ts';

const program = join(import.meta.dirname, '..', '..', 'infra', 'ops', 'ops.ts');
const maxBytes = 25 * 1024 * 1024;
/** Nine runs took between 308 and 372 MB, depending on garbage collection. */
const maxMegabytes = 400;
/** Far more than a check takes, and far less than a wait for a dozen pictures of another account. */
const settledMilliseconds = 30_000;
const decodedMilliseconds = 5_000;

interface Caller {
  url: string;
  token: string;
  item: number;
}

/** Creates another account of a service, with a key. */
async function newCaller(folder: string, url: string): Promise<Caller> {
  const ops = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: folder, EQUIPMENT_PASSWORD: 'an odd lamp at noon' };
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
    return JSON.parse(stdout);
  };
  const owner = ['--name', 'Other', '--plan', 'business', '--owner-email', 'other@example.com'];
  const { account_id, user_id } = await ops('account', 'create', ...owner);
  const member = ['--account', String(account_id), '--user', String(user_id)];
  const key = await ops('key', 'create', ...member, '--name', 'A', '--access', 'full');
  return withItem({ url, token: key.token });
}

async function call({ url, token }: Omit<Caller, 'item'>, path: string, body?: object) {
  const response = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  expect(response.ok, path).toBe(true);
  return ((await response.json()) as { data: never }).data;
}

async function withItem(caller: Omit<Caller, 'item'>): Promise<Caller> {
  const { id }: { id: number } = await call(caller, '/v1/items', { name: 'Lamp' });
  return { ...caller, item: id };
}

/** Uploads a picture. Returns its id. */
async function send(caller: Caller, type: string, bytes: Buffer): Promise<number> {
  const announced = { name: 'a', content_type: type, size: bytes.length };
  const {
    files,
  }: { files: { id: number; upload: { url: string; headers: Record<string, string> } }[] } =
    await call(caller, `/v1/items/${caller.item}/files`, { files: [announced] });
  const [file] = files;
  if (!file) throw new Error('No file was announced.');
  const body = new Uint8Array(bytes);
  const { status } = await fetch(file.upload.url, {
    ...{ method: 'PUT', headers: file.upload.headers, body },
  });
  expect(status).toBe(200);
  return file.id;
}

/** Waits for the final status of a file: stored, rejected, or still pending after the time limit. */
async function waitForStatus(caller: Caller, id: number): Promise<string> {
  const startedAt = performance.now();
  const path = `/v1/items/${caller.item}/files`;
  for (;;) {
    const files: { id: number; status: string }[] = await call(caller, path);
    const { status } = files.find((one) => one.id === id) ?? { status: 'gone' };
    const isOver = performance.now() - startedAt > settledMilliseconds;
    if (status !== 'pending' || isOver) return status;
    await wait(250);
  }
}

test.runIf(process.platform === 'linux')(
  'decompression bombs of 25 MB take at most 400 MB, and do not delay other accounts',
  async () => {
    const local = newLocalStart();
    onTestFinished(local.end);
    const service = local.start();
    const { url, token } = await service.ready();
    const attacker = await withItem({ url, token });
    const other = await newCaller(local.folder, url);
    const { pid = 0 } = service.child;
    const peak = { name: 'before', megabytes: 0 };
    let current = peak.name;
    const watch = setInterval(() => {
      const megabytes = megabytesOf(processTree(pid));
      if (megabytes > peak.megabytes) Object.assign(peak, { name: current, megabytes });
    }, 50);
    onTestFinished(() => clearInterval(watch));

    const tryOne = async ({ name, type, bytes }: Bomb) => {
      current = name;
      const bomb = await send(attacker, type, bytes);
      const small = await send(
        other,
        'image/png',
        pngOf(8, () => [1, 2, 3]),
      );
      expect(await waitForStatus(other, small), name).toBe('stored');
      expect(await waitForStatus(attacker, bomb), name).toMatch(/^(stored|rejected)$/);
    };
    for (const bomb of await makeBombs(maxBytes)) await tryOne(bomb);
    // The last ones may still be decoded.
    await wait(decodedMilliseconds);
    console.log(`Most memory: ${Math.round(peak.megabytes)} MB, with ${peak.name}.`);
    expect(peak.megabytes, peak.name).toBeLessThan(maxMegabytes);
    expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
  },
  startMilliseconds,
);
