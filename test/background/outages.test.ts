import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import webPush from 'web-push';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { operatorCall } from '#infra/operator.ts';
import { idOfAddress } from '#shared/auth/token.ts';
import { dispatchDue } from '#shared/background/dispatch.ts';
import { processWrites } from '#shared/background/process-writes.ts';
import { variables } from '#shared/config.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { createAccount, nextAccountId } from '#shared/families/operators/accounts.ts';
import type { RowChange } from '#shared/table/image.ts';
import { rowKey } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { foldUnique } from '#shared/text.ts';
import { newAddress } from '../support/members.ts';
import { useOwnTable } from '../support/own-table.ts';
import { handleTasks } from '../support/queue-handlers.ts';

const minute = 60_000;
const hour = 60 * minute;
const folder = mkdtempSync(join(tmpdir(), 'equipment-outages-'));

beforeEach(async () => {
  await useOwnTable();
  const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys();
  const keys = { public_key, private_key, contact: 'mailto:ops@example.com' };
  const file = join(folder, 'push.json');
  writeFileSync(file, JSON.stringify(keys));
  vi.stubEnv(variables.pushFile, file);
  vi.stubEnv(variables.consoleUrl, 'https://console.example.com');
  vi.stubEnv(variables.mailFrom, 'Depot <depot@example.com>');
  // The failures here are logged, which is right.
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the clock, and runs the tasks that are due by then. */
async function advanceClock(milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds);
  await dispatchDue(Date.now(), handleTasks);
}

const follow = (change: RowChange) => processWrites([change], Date.now(), handleTasks);

/** A push service that answers while `isAnswering`, and the paths of the requests that it answered. */
async function pushService({ isAnswering }: { isAnswering: boolean }) {
  const service = { isAnswering, origin: '', requests: [] as (string | undefined)[] };
  const server = createServer((request, response) => {
    if (!service.isAnswering) return;
    service.requests.push(request.url);
    response.writeHead(201).end();
  });
  service.origin = `http://${thisMachine}:${await listen(server, 0, thisMachine)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}

/** The owner of a new account, with a browser at each of these services. */
async function newOwnerWithBrowsers(origins: readonly string[]) {
  const email = newAddress();
  const id = await nextAccountId();
  const body = {
    name: 'Depot',
    plan: 'free',
    owner_email: email,
    owner_password: 'seven wooden lanterns',
  };
  await createAccount(operatorCall(id), AccountCreate.schema.parse(body));
  const all = origins.map((origin, index) => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const keys = {
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    return { id: index + 1, endpoint: `${origin}/${email}`, keys, name: null, created_at: '' };
  });
  const row = { ...rowKey.push(foldUnique(email)), all, last_id: all.length, version: 1 };
  const after = { ...rowKey.notification(id, 1, 1), title: 'A lens is overdue', version: 1 };
  await putRows([row]);
  return { email, notification: { before: undefined, after } };
}

test('a push service that hangs does not hold up others, and gets each push once when it answers again', async () => {
  const hanging = await pushService({ isAnswering: false });
  const quick = await pushService({ isAnswering: true });
  vi.stubEnv(variables.pushServices, `${hanging.origin},${quick.origin}`);
  const ownerOfBoth = await newOwnerWithBrowsers([hanging.origin, quick.origin]);
  const ownerOfQuick = await newOwnerWithBrowsers([quick.origin]);
  vi.useFakeTimers({ toFake: ['Date'] });
  let isSettled = false;
  const working = Promise.all(
    [ownerOfBoth, ownerOfQuick].map(({ notification }) => follow(notification)),
  ).finally(() => {
    isSettled = true;
  });
  await expect
    .poll(() => quick.requests.toSorted())
    .toEqual([`/${ownerOfBoth.email}`, `/${ownerOfQuick.email}`].toSorted());
  expect(isSettled).toBe(false);
  await working;
  await advanceClock(minute);
  expect(hanging.requests).toEqual([]);
  hanging.isAnswering = true;
  for (let count = 0; count < 5; count += 1) await advanceClock(2 * minute);
  expect(hanging.requests).toEqual([`/${ownerOfBoth.email}`]);
  expect(quick.requests).toHaveLength(2);
});

test('mails that could not be sent for most of a day are each sent once after the outage', async () => {
  const blocked = join(folder, `away-${randomUUID()}`);
  writeFileSync(blocked, 'No folder can be made here.');
  vi.stubEnv(variables.mailFolder, join(blocked, 'mail'));
  vi.useFakeTimers({ toFake: ['Date'] });
  const addresses = Array.from({ length: 5 }, newAddress);
  const changes = addresses.map((email) => ({
    before: undefined,
    after: { ...rowKey.factorReset(idOfAddress(email)), email, at: '2030-01-01T00:00:00Z' },
  }));
  await Promise.all(changes.map(follow));
  for (let count = 0; count < 22; count += 1) await advanceClock(hour);
  const mailFolder = mkdtempSync(join(folder, 'sent-'));
  vi.stubEnv(variables.mailFolder, mailFolder);
  for (let count = 0; count < 3; count += 1) await advanceClock(hour);
  const mails = readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name), 'utf8'));
  const recipients = mails.map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1]);
  expect(recipients.toSorted()).toEqual(addresses.toSorted());
  // The stream may show the same writes again.
  await Promise.all(changes.map(follow));
  expect(readdirSync(mailFolder)).toHaveLength(addresses.length);
});
