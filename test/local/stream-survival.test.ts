import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFilledStart } from './filled.ts';
import { killGroup, startMilliseconds } from './start.ts';

interface Caller {
  url: string;
  token: string;
}

async function createContacts({ url, token }: Caller, names: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const create = (name: string) =>
    fetch(`${url}/v1/contacts`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const answers = await Promise.all(names.map(create));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
}

/** A session of the owner of the demo account. Only owners may read the audit. */
async function signIn(folder: string, url: string): Promise<Caller> {
  const { ownerEmail, ownerPassword } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
  const response = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ownerEmail, password: ownerPassword }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return { url, token: data.access_token };
}

/** The names of contacts whose creation is in the account's audit. */
async function auditedNames({ url, token }: Caller): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const path = '/v1/accounts/1/history?resource=contact&limit=100';
  const response = await fetch(`${url}${path}`, { headers });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as {
    data: { action: string; changes: { field: string; to: unknown }[] }[];
  };
  const changes = data.flatMap(({ action, changes }) => (action === 'create' ? changes : []));
  return changes.flatMap(({ field, to }) => (field === 'name' ? [String(to)] : []));
}

test(
  'what was written just before a kill is in the audit after the next start',
  async () => {
    const local = newFilledStart();
    onTestFinished(local.end);
    const names = Array.from({ length: 20 }, (_, index) => `Before the kill ${index}`);
    const killed = local.start();
    await createContacts(await killed.ready(), names);
    killGroup(killed.child);
    await killed.ended;
    const next = await local.start().ready();
    await createContacts(next, ['After the kill']);
    const owner = await signIn(local.folder, next.url);
    await expect
      .poll(() => auditedNames(owner))
      .toEqual(expect.arrayContaining([...names, 'After the kill']));
  },
  startMilliseconds,
);
