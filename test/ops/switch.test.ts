import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createTable } from '#infra/local/store.ts';
import { readStack } from '#infra/local/template.ts';
import { variables } from '#shared/config.ts';
import { push } from '#shared/families/push/send.ts';
import { sendMail } from '#shared/mail/send.ts';
import { setSwitch } from '#shared/switches/switches.ts';
import { startReceiver } from '../support/receiver.ts';
import { newWebhookQueue } from '../support/webhook-queue.ts';
import { refusal } from './cli.ts';

const mail = { to: 'ann@example.com', subject: 'Hello', lines: ['Hello.'] };
const folder = mkdtempSync(join(tmpdir(), 'equipment-switch-'));

// A table of its own, since a switch stops the mails of all tests on the same table.
beforeEach(async () => {
  const name = `Switches-${randomUUID()}`;
  await createTable(name, readStack(join(inject('service').folder, 'cdk.out')).table);
  vi.stubEnv(variables.table, name);
  vi.stubEnv(variables.mailFolder, folder);
  vi.stubEnv(variables.mailFrom, 'Depot <depot@example.com>');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  // The switches are no longer cached as off when the next file begins.
  vi.setSystemTime(Date.now() + 60_000);
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Advances the clock until cached switches have expired. */
const advanceMinute = () => vi.setSystemTime(Date.now() + 60_000);

test('mails are paused within a minute, and resumed within a minute', async () => {
  advanceMinute();
  await sendMail(mail, {});
  expect(readdirSync(folder)).toHaveLength(1);
  await setSwitch('mail', 'off');
  advanceMinute();
  await expect(sendMail(mail, {})).rejects.toThrow('Operators have paused mail.');
  expect(readdirSync(folder)).toHaveLength(1);
  await setSwitch('mail', 'on');
  advanceMinute();
  await sendMail(mail, {});
  expect(readdirSync(folder)).toHaveLength(2);
});

test('deliveries to webhooks are paused within a minute, and sent once they are resumed', async () => {
  const receiver = await startReceiver();
  const { add, run, pass } = await newWebhookQueue(receiver.url);
  advanceMinute();
  await setSwitch('webhooks', 'off');
  await add();
  await run();
  expect(receiver.received).toEqual([]);
  await setSwitch('webhooks', 'on');
  advanceMinute();
  pass(60_000);
  await run();
  expect(receiver.received).toHaveLength(1);
});

test('pushes are paused by a switch of their own', async () => {
  advanceMinute();
  await setSwitch('push', 'off');
  const browser = { id: 1, name: null, created_at: '2030-01-01T00:00:00Z' };
  const endpoint = 'https://localhost/push';
  const subscription = { ...browser, endpoint, keys: { p256dh: '', auth: '' } };
  const keys = { public_key: '', private_key: '', contact: '' };
  await expect(push(subscription, {}, keys)).rejects.toThrow('Operators have paused push.');
  await expect(sendMail(mail, {})).resolves.toBeUndefined();
  await setSwitch('push', 'on');
  advanceMinute();
  await expect(push(subscription, {}, keys)).rejects.toThrow('is not a push service');
});

test('another switch or another state is refused', async () => {
  expect(await refusal('switch', '--name', 'everything', '--to', 'off')).toContain('mail, push');
  expect(await refusal('switch', '--name', 'mail', '--to', 'maybe')).toContain('on or off');
});
