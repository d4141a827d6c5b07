import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { callsFromAnywhere, type SentFrom } from '../../support/anywhere.ts';
import { captureOutput } from '../../support/capture-output.ts';
import type { Answer } from '../../support/exchange.ts';
import { waitForMails } from '../../support/mails.ts';
import { cookieOf, newIp } from '../../support/sign-in.ts';
import { everyPage } from '../../support/store/every-page.ts';
import { startFaultyStore } from '../../support/store/faulty-store.ts';
import { followRecords } from '../../support/store/records.ts';

/** What nobody may find: each secret, and which answers, by their number, have to tell it. */
const secrets = new Map<string, number[]>();
const answers: string[] = [];
let printed: string;
/** The table and its stream, piece by piece. */
const rows: string[] = [];
let streamed: string[];
/** What rows kept of secrets at any time. */
let hashes: string[];

const secretOf = (token: string) => token.split('_').at(-1) ?? '';
const newPassword = () => `a ladder ${randomUUID()} of glass`;

beforeAll(async () => {
  const records = await followRecords();
  printed = await captureOutput(scenario);
  streamed = await records();
  const matches = streamed.flatMap((text) => [...text.matchAll(/hash":\{"S":"([^"]+)"/g)]);
  hashes = [...new Set(matches.map(([, hash = '']) => hash))];
  for await (const page of everyPage()) {
    rows.push(JSON.stringify(page));
  }
}, 300_000);

/** A day in the life of an owner: all that makes, changes and takes secrets, with a store that fails. */
async function scenario(): Promise<void> {
  const { accountId, ownerEmail: email } = await newAccount();
  let isFailing = false;
  const store = await startFaultyStore({ faultOf: () => (isFailing ? 'broken' : undefined) });
  const sendTo = callsFromAnywhere(store);
  const ip = newIp();
  const send = async (name: string, request: SentFrom = {}) => {
    const answer = await sendTo(name, { ip, ...request });
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const typed = (word: string) => {
    secrets.set(word, []);
    return word;
  };
  const remember = (token: string) => {
    const secret = secretOf(token);
    secrets.set(secret, [...(secrets.get(secret) ?? []), answers.length - 1]);
    return token;
  };
  const pairOf = ({ body }: Answer) => ({
    access: remember(body.data.access_token),
    refresh: remember(body.data.refresh_token),
  });
  const page = { 'sec-fetch-site': 'same-origin' };

  const link = async () => {
    await send('auth.requestReset', { body: { email } });
    const mails = await waitForMails(email, 2);
    const text = mails.map((mail) => mail.text).join('\n');
    return typed(/reset_\w+/.exec(text)?.[0] ?? '');
  };
  const first = typed(newPassword());
  const token = await link();
  secrets.set(secretOf(token), []);
  await send('auth.confirmReset', { body: { token, new_password: 'short' } });
  await send('auth.confirmReset', { body: { token, new_password: first } });
  await send('auth.confirmReset', { body: { token, new_password: typed(newPassword()) } });
  await send('auth.login', { body: { email, password: typed(newPassword()) } });
  await send('auth.login', { body: { email: 'nobody', password: first } });
  const { access, refresh } = pairOf(
    await send('auth.login', { body: { email, password: first } }),
  );
  const next = pairOf(await send('auth.refresh', { body: { refresh_token: refresh } }));
  await send('auth.refresh', { body: { refresh_token: refresh } });
  const cookie = await send('auth.login', {
    body: { email, password: first, transport: 'cookie' },
    headers: page,
  });
  remember(cookie.body.data.access_token);
  remember(cookieOf(cookie));
  const turned = await send('auth.refresh', { body: {}, headers: page, cookie: cookieOf(cookie) });
  remember(turned.body.data.access_token);
  remember(cookieOf(turned));
  const second = typed(newPassword());
  const change = { current_password: first, new_password: second };
  await send('auth.changePassword', { token: next.access, body: change });
  await send('auth.changePassword', { token: next.access, body: change });

  const keys = `/v1/accounts/${accountId}/keys`;
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'Shop', access: 'full' };
  const create = { token: next.access, path: keys, headers, body };
  const created = await send('keys.create', create);
  remember(created.body.data.token);
  await send('keys.create', create);
  const key = `${keys}/${created.body.data.id}`;
  const rotate = { token: next.access, path: `${key}/rotate`, body: {} };
  remember((await send('keys.rotate', rotate)).body.data.token);
  await send('keys.get', { token: next.access, path: key });
  await send('keys.list', { token: next.access, path: `${keys}?status=all` });
  await send('keys.update', { token: next.access, path: key, body: { name: 'Shop 2' } });
  for (const name of [
    'accounts.list',
    'session.list',
    'service.whoami',
    'users.list',
    'items.list',
  ]) {
    await send(name, { token: next.access });
    await send(name, { token: created.body.data.token });
    await send(name, { token: access });
  }
  await send('auth.requestReset', { body: { email } });
  isFailing = true;
  await send('auth.login', { body: { email, password: second } });
  await send('auth.refresh', { body: { refresh_token: next.refresh } });
  await send('keys.create', create);
  isFailing = false;
  await send('keys.revoke', { token: next.access, path: key });
  await send('auth.logout', { token: next.access, body: { all: true } });
  await store.close();
}

const found = (texts: readonly string[], words: readonly string[]) =>
  words.filter((word) => texts.some((text) => text.includes(word)));

test('the scenario knows what is secret', () => {
  expect(secrets.size).toBeGreaterThan(14);
  expect([...secrets.keys()].filter((secret) => secret.length < 30)).toEqual([]);
  for (const kind of ['KEY#', 'SESSION#', 'LOGIN#', 'RESET#']) {
    expect([found(rows, [kind]), found(streamed, [kind])]).toEqual([[kind], [kind]]);
  }
  expect(printed).toContain('"route":"POST /v1/auth/login"');
  expect(printed).toContain('"level":"ERROR"');
});

test('an answer tells a secret that it makes, and no other does', () => {
  for (const [secret, places] of secrets) {
    const holders = answers.flatMap((answer, place) => (answer.includes(secret) ? [place] : []));
    expect(holders).toEqual([...new Set(places)]);
  }
});

test('no answer and no line of a log has a hash', () => {
  expect(hashes.length).toBeGreaterThan(8);
  expect(found(answers, hashes)).toEqual([]);
  expect(found([printed], hashes)).toEqual([]);
});

test('no line of a log has a secret, also where the store fails', () => {
  expect(found([printed], [...secrets.keys(), password])).toEqual([]);
});

test('no line of the functions that follow writes has one', async () => {
  const folder = join(inject('service').folder, 'logs');
  const names = await readdir(folder);
  const lines = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(names.length).toBeGreaterThan(0);
  expect(found(lines, [...secrets.keys(), ...hashes, password])).toEqual([]);
});

test('no row has a secret, and none is in the stream', () => {
  expect(found(rows, [...secrets.keys(), password])).toEqual([]);
  expect(found(streamed, [...secrets.keys(), password])).toEqual([]);
});

test('what rows keep of secrets is SHA-256, and of passwords scrypt', () => {
  for (const hash of hashes) expect(hash).toMatch(/^(?:[0-9a-f]{64}|scrypt\$\d+\$8\$1\$.+\$.+)$/);
});
