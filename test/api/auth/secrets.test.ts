import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { newAccount, password } from '../../support/account.ts';
import { type CallOptions, callsFromAnywhere } from '../../support/anywhere.ts';
import { captureOutput } from '../../support/capture-output.ts';
import type { Answer } from '../../support/exchange.ts';
import { waitForMails } from '../../support/mails.ts';
import { cookieOf, newIp } from '../../support/sign-in.ts';
import { everyPage } from '../../support/store/every-page.ts';
import { startFaultyStore } from '../../support/store/faulty-store.ts';
import { followRecords } from '../../support/store/records.ts';

/** Each secret, with the indexes of the responses that have to contain it. */
const secrets = new Map<string, number[]>();
const answers: string[] = [];
let printed: string;
/** The table and its stream, piece by piece. */
const rows: string[] = [];
let streamed: string[];
/** All hashes of secrets that rows ever contained. */
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

/** Calls everything that creates, changes and uses secrets, also while the store fails. */
async function scenario(): Promise<void> {
  const { accountId, ownerEmail: email } = await newAccount();
  let isFailing = false;
  const store = await startFaultyStore({ faultOf: () => (isFailing ? 'broken' : undefined) });
  const sendTo = callsFromAnywhere(store);
  const ip = newIp();
  const send = async (name: string, request: CallOptions = {}) => {
    const answer = await sendTo(name, { ip, ...request });
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const rememberWord = (word: string) => {
    secrets.set(word, []);
    return word;
  };
  const rememberFrom = (token: string) => {
    const secret = secretOf(token);
    secrets.set(secret, [...(secrets.get(secret) ?? []), answers.length - 1]);
    return token;
  };
  const pairOf = ({ body }: Answer) => ({
    access: rememberFrom(body.data.access_token),
    refresh: rememberFrom(body.data.refresh_token),
  });
  const page = { 'sec-fetch-site': 'same-origin' };

  const link = async () => {
    await send('auth.requestReset', { body: { email } });
    const mails = await waitForMails(email, 2);
    const text = mails.map((mail) => mail.text).join('\n');
    return rememberWord(/reset_\w+/.exec(text)?.[0] ?? '');
  };
  const first = rememberWord(newPassword());
  const token = await link();
  secrets.set(secretOf(token), []);
  await send('auth.confirmReset', { body: { token, new_password: 'short' } });
  await send('auth.confirmReset', { body: { token, new_password: first } });
  await send('auth.confirmReset', { body: { token, new_password: rememberWord(newPassword()) } });
  await send('auth.login', { body: { email, password: rememberWord(newPassword()) } });
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
  rememberFrom(cookie.body.data.access_token);
  rememberFrom(cookieOf(cookie));
  const refreshed = await send('auth.refresh', {
    body: {},
    headers: page,
    cookie: cookieOf(cookie),
  });
  rememberFrom(refreshed.body.data.access_token);
  rememberFrom(cookieOf(refreshed));
  const second = rememberWord(newPassword());
  const change = { current_password: first, new_password: second };
  await send('auth.changePassword', { token: next.access, body: change });
  await send('auth.changePassword', { token: next.access, body: change });

  const keys = `/v1/accounts/${accountId}/keys`;
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'Shop', access: 'full' };
  const create = { token: next.access, path: keys, headers, body };
  const created = await send('keys.create', create);
  rememberFrom(created.body.data.token);
  await send('keys.create', create);
  const key = `${keys}/${created.body.data.id}`;
  const rotate = { token: next.access, path: `${key}/rotate`, body: {} };
  rememberFrom((await send('keys.rotate', rotate)).body.data.token);
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

const findWords = (texts: readonly string[], words: readonly string[]) =>
  words.filter((word) => texts.some((text) => text.includes(word)));

test('the scenario has collected the secrets', () => {
  expect(secrets.size).toBeGreaterThan(14);
  expect([...secrets.keys()].filter((secret) => secret.length < 30)).toEqual([]);
  for (const kind of ['KEY#', 'SESSION#', 'LOGIN#', 'RESET#']) {
    expect([findWords(rows, [kind]), findWords(streamed, [kind])]).toEqual([[kind], [kind]]);
  }
  expect(printed).toContain('"route":"POST /v1/auth/login"');
  expect(printed).toContain('"level":"ERROR"');
});

test('a secret is only in the responses that issue it', () => {
  for (const [secret, indexes] of secrets) {
    const holders = answers.flatMap((answer, index) => (answer.includes(secret) ? [index] : []));
    expect(holders).toEqual([...new Set(indexes)]);
  }
});

test('no response and no line of a log has a hash', () => {
  expect(hashes.length).toBeGreaterThan(8);
  expect(findWords(answers, hashes)).toEqual([]);
  expect(findWords([printed], hashes)).toEqual([]);
});

test('no line of a log has a secret, also where the store fails', () => {
  expect(findWords([printed], [...secrets.keys(), password])).toEqual([]);
});

test('no line of the logs of background functions has a secret or a hash', async () => {
  const folder = join(inject('service').folder, 'logs');
  const names = await readdir(folder);
  const lines = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(names.length).toBeGreaterThan(0);
  expect(findWords(lines, [...secrets.keys(), ...hashes, password])).toEqual([]);
});

test('no row has a secret, and none is in the stream', () => {
  expect(findWords(rows, [...secrets.keys(), password])).toEqual([]);
  expect(findWords(streamed, [...secrets.keys(), password])).toEqual([]);
});

test('rows store secrets as SHA-256, and passwords as scrypt', () => {
  for (const hash of hashes) expect(hash).toMatch(/^(?:[0-9a-f]{64}|scrypt\$\d+\$8\$1\$.+\$.+)$/);
});
