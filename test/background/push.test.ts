import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import webPush from 'web-push';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { variables } from '#shared/config.ts';
import { push } from '#shared/families/push/send.ts';
import { readPushKeys } from '#shared/families/push/vapid-keys.ts';

let file: string;

/** Makes keys as `ops push keys` does on a laptop. */
async function makeKeys(): Promise<string> {
  const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys();
  const contact = 'mailto:ops@example.com';
  await writeFile(file, JSON.stringify({ public_key, private_key, contact }));
  return public_key;
}

beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'equipment-push-')), 'push.json');
  await makeKeys();
  process.env[variables.pushFile] = file;
});

/** A push service that answers with a status, and what it was sent. */
async function pushService(status: number, headers: Record<string, string> = {}) {
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status, headers).end();
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => {
    server.close();
  });
  const origin = `http://${thisMachine}:${port}`;
  process.env[variables.pushServices] = origin;
  return { origin, received };
}

function newPublicKey(): Buffer {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return browser.getPublicKey();
}

async function send(origin: string, publicKey = newPublicKey()) {
  const keys = {
    p256dh: publicKey.toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const subscription = { id: 1, endpoint: `${origin}/one`, keys, name: null, created_at: '' };
  const signingKeys = await readPushKeys();
  if (!signingKeys) throw new Error('There are no keys.');
  return push(subscription, { title: 'A lens is overdue' }, signingKeys);
}

test('a push is encrypted for its browser, and signed', async () => {
  const { origin, received } = await pushService(201);
  expect(await send(origin)).toBe('sent');
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  expect(body.length).toBeGreaterThan(0);
  expect(body.toString('latin1')).not.toContain('lens');
});

test.each([404, 410])(
  'a browser that its push service no longer knows (%i) is reported as gone',
  async (status) => {
    const { origin } = await pushService(status);
    expect(await send(origin)).toBe('gone');
  },
);

test.each([
  ['is not a point of the curve', Buffer.alloc(65, 4)],
  ['has an invalid first byte', Buffer.alloc(65, 1)],
])('a browser whose key %s is reported as gone, and nothing is sent', async (_what, publicKey) => {
  const { origin, received } = await pushService(201);
  expect(await send(origin, publicKey)).toBe('gone');
  expect(received).toEqual([]);
});

test.each([400, 401, 403])(
  'a push that its service refuses for good (%i) does not fail, and so is not tried again',
  async (status) => {
    const { origin } = await pushService(status);
    expect(await send(origin)).toBe('refused');
  },
);

test.each([429, 503])(
  'a push fails where its service has an error (%i), and is tried again',
  async (status) => {
    const { origin } = await pushService(status);
    await expect(send(origin)).rejects.toThrow(`${new URL(origin).host} answered ${status}`);
  },
);

test('a redirect is not followed', async () => {
  const other = await pushService(201);
  const { origin } = await pushService(307, { location: `${other.origin}/one` });
  await expect(send(origin)).rejects.toThrow();
  expect(other.received).toEqual([]);
});

test('an address that is not a push service is not called', async () => {
  const { origin, received } = await pushService(201);
  process.env[variables.pushServices] = '';
  await expect(send(origin)).rejects.toThrow('is not a push service');
  expect(received).toEqual([]);
});

test('keys that operators make anew sign pushes a minute later', async () => {
  const { origin, received } = await pushService(201);
  await send(origin);
  const publicKey = await makeKeys();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await send(origin);
  expect(received.map(({ headers }) => headers.authorization?.endsWith(`k=${publicKey}`))).toEqual([
    false,
    true,
  ]);
});
