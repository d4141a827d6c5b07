import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operatorCall } from '#infra/operator.ts';
import { eraseAccount } from '#infra/ops/account-data/erase.ts';
import { rowsOfAccount } from '#infra/ops/account-data/every-row.ts';
import { exportAccount } from '#infra/ops/account-data/export.ts';
import { idOfAddress } from '#shared/auth/token.ts';
import { fileKey } from '#shared/bucket/keys.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { createItem, removeItem } from '#shared/families/items/operations.ts';
import { closeAccount, createAccount, nextAccountId } from '#shared/families/operators/accounts.ts';
import { createUser } from '#shared/families/operators/members.ts';
import { UserCreate } from '#shared/families/users/fields.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { deleteRows, putRows } from '#shared/table/write-batches.ts';
import { newAddress } from '../support/members.ts';
import { allRows, useOwnTable } from '../support/own-table.ts';
import { refusal } from './cli.ts';

beforeEach(useOwnTable);
afterEach(() => {
  vi.unstubAllEnvs();
});

const password = 'seven wooden lanterns';
const file = { id: 1, name: 'a/b.pdf', status: 'stored', kind: 'document', size: 3, token: 'abc' };

/** An account with an item that has a file, a deleted item, and scheduled tasks. */
async function newAccount(name: string, email: string) {
  const id = await nextAccountId();
  const call = () => operatorCall(id);
  const body = { name, plan: 'business', owner_email: email, owner_password: password };
  await createAccount(call(), AccountCreate.schema.parse(body));
  const newItem = async (item: string) =>
    (await createItem(call(), ItemCreate.schema.parse({ name: item }))).data.id;
  await newItem(`Lamp of ${name}`);
  await removeItem(call(), await newItem('Lost cable'));
  const time = '2030-01-01T00:00:00Z';
  const of = rowKey.record(id, 'item', 1);
  await putRows([
    { ...rowKey.files(id, 'item', 1), files: [file], version: 1 },
    { ...rowKey.scheduled(time, 1, `${of.pk}#${of.sk}#inspection`), of, kind: 'inspection' },
    { ...rowKey.parkedTask(time, `mails#${of.pk}#${of.sk}#1`), effect: 'mails' },
    { ...rowKey.sentMark(`mail#account#${id}#access#2#${email}`), is_done: true },
    { ...rowKey.sentMark(`mail#reminder#${id}#1#1`), is_done: true },
    { ...rowKey.idempotency('KEY#abc', id, 'one#two'), answer: { data: name } },
  ]);
  return { id, call };
}

const object = (account: number) =>
  fileKey({ account, owner: 'item', id: 1, file: 1, token: file.token });

test('an export has every record, deleted ones, histories and files of its account alone', async () => {
  const address = newAddress();
  const { id } = await newAccount('Northlight', address);
  await newAccount('Southlight', newAddress());
  const second_factor = { secret: 'JBSWY3DPEHPK3PXP', on: true, last_step: 1, recovery_hashes: [] };
  await updateRow({ kind: 'update', key: rowKey.login(address), set: { second_factor } });
  const preferences = { columns: ['name', 'serial'], views: [] };
  await updateRow({ kind: 'update', key: rowKey.record(id, 'user', 1), set: { preferences } });
  const folder = join(mkdtempSync(join(tmpdir(), 'equipment-export-')), 'account');
  const objects = new Map([[object(id), new TextEncoder().encode('pdf')]]);
  const report = await exportAccount(id, folder, async (key) => objects.get(key));
  const lines = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one));
  expect(lines('item.jsonl')).toMatchObject([{ id: 1, name: 'Lamp of Northlight' }]);
  expect(lines('deleted.jsonl')).toMatchObject([{ resource: 'item', id: 2, name: 'Lost cable' }]);
  expect(lines('account.jsonl')).toMatchObject([{ id, name: 'Northlight' }]);
  expect(lines('user.jsonl')).toMatchObject([{ id: 1, role: 'owner', preferences }]);
  const histories = lines('history.jsonl').filter(({ of }) => of === 'item');
  expect(histories.map(({ of_id, action }) => [of_id, action])).toEqual(
    expect.arrayContaining([
      [1, 'create'],
      [2, 'create'],
      [2, 'delete'],
    ]),
  );
  expect(readdirSync(join(folder, 'files', 'item-1'))).toEqual(['1 a_b.pdf']);
  expect(readdirSync(folder)).not.toContain('INCOMPLETE.txt');
  expect(report).toMatchObject({ files: 1, lines: { 'item.jsonl': 1, 'deleted.jsonl': 1 } });
  const all = readdirSync(folder).map((name) =>
    name === 'files' ? '' : readFileSync(join(folder, name), 'utf8'),
  );
  expect(all.join('')).not.toContain('Southlight');
  expect(all.join('')).not.toContain('password_hash');
  expect(all.join('')).not.toContain(second_factor.secret);
});

test('an export refuses a folder that is not empty, since its files may be of another account', async () => {
  const [one, other] = [
    await newAccount('Northlight', newAddress()),
    await newAccount('Southlight', newAddress()),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'equipment-export-'));
  await exportAccount(one.id, folder, async () => undefined);
  const before = readdirSync(folder);
  const again = exportAccount(other.id, folder, async () => undefined);
  await expect(again).rejects.toThrow(`The folder ${folder} is not empty.`);
  expect(readdirSync(folder)).toEqual(before);
});

test('an export names a file that the bucket does not have', async () => {
  const { id } = await newAccount('Northlight', newAddress());
  const folder = mkdtempSync(join(tmpdir(), 'equipment-export-'));
  const notes = vi.spyOn(console, 'error').mockReturnValue();
  const report = await exportAccount(id, folder, async () => undefined);
  expect(report.files).toBe(0);
  expect(notes.mock.calls).toEqual([['File 1 of item 1 is not in the bucket: a/b.pdf']]);
  notes.mockRestore();
});

test('an export that is interrupted stays marked as incomplete, and no other one is written into it', async () => {
  const { id } = await newAccount('Northlight', newAddress());
  const folder = mkdtempSync(join(tmpdir(), 'equipment-export-'));
  const interrupt = () => Promise.reject(new Error('Stopped.'));
  await expect(exportAccount(id, folder, interrupt)).rejects.toThrow('Stopped.');
  expect(readdirSync(folder)).toContain('INCOMPLETE.txt');
  const again = exportAccount(id, folder, async () => undefined);
  await expect(again).rejects.toThrow(`The folder ${folder} has an incomplete export.`);
});

test('an export ends with the reason if a file cannot be written', async () => {
  const { id } = await newAccount('Northlight', newAddress());
  const folder = mkdtempSync(join(tmpdir(), 'equipment-export-'));
  // A slow bucket: what cannot be written meanwhile has to wait for its turn to be reported.
  const blockLines = async () => {
    for (const name of ['account', 'audit', 'history', 'item', 'user']) {
      mkdirSync(join(folder, `${name}.jsonl`), { recursive: true });
    }
    return pause(50, undefined);
  };
  await expect(exportAccount(id, folder, blockLines)).rejects.toThrow('EISDIR');
});

test('an export cuts names of files that are too long for a file system, but no extension', async () => {
  const { id } = await newAccount('Northlight', newAddress());
  const names = [`${'写'.repeat(196)}.pdf`, `a.${'😀'.repeat(99)}`];
  const files = names.map((name, index) => ({ ...file, id: index + 1, name }));
  await putRows([{ ...rowKey.files(id, 'item', 1), files, version: 2 }]);
  const folder = join(mkdtempSync(join(tmpdir(), 'equipment-export-')), 'account');
  const report = await exportAccount(id, folder, async () => new TextEncoder().encode('pdf'));
  expect(report.files).toBe(2);
  expect(readdirSync(join(folder, 'files', 'item-1')).toSorted()).toEqual([
    `1 ${'写'.repeat(65)}.pdf`,
    `2 a.${'😀'.repeat(49)}`,
  ]);
});

test('an erasure removes everything of the account, and nothing of another one', async () => {
  const [alone, both] = [newAddress(), newAddress()];
  const other = await newAccount('Southlight', both);
  const rowsBefore = (await allRows()).filter(({ entity }) => entity !== 'login');
  const { id, call } = await newAccount('Northlight', alone);
  const member = { name: 'Bo', email: both, role: 'member' };
  await createUser(call(), UserCreate.schema.parse({ ...member, password: null }));
  await putRows([{ ...rowKey.factorReset(idOfAddress(alone)), email: alone }]);
  await closeAccount(call());
  const report = await eraseAccount(id, 0);
  expect(report).toMatchObject({ account_id: id, logins: 2, passes: 2 });
  for await (const rows of rowsOfAccount(id)) expect(rows).toEqual([]);
  const rows = (await allRows()).filter(({ entity }) => entity !== 'login');
  const comparable = (all: typeof rows) => all.filter(({ pk }) => pk !== 'SEQUENCE');
  expect(comparable(rows)).toEqual(comparable(rowsBefore));
  expect(await readLogin(alone)).toBeUndefined();
  expect((await readLogin(both))?.memberships).toMatchObject([{ account_id: other.id }]);
});

test('an account is erased only after it has been closed for the required number of days', async () => {
  const { id, call } = await newAccount('Northlight', newAddress());
  await expect(eraseAccount(id, 0)).rejects.toThrow('is open. Close it first');
  await closeAccount(call());
  await expect(eraseAccount(id, 30)).rejects.toThrow('It may be erased from');
  const rows = (await allRows()).filter(({ pk }) => pk === `A#${id}#item`);
  expect(rows).toHaveLength(1);
});

test('an erasure that was stopped is finished by the next run', async () => {
  const { id, call } = await newAccount('Northlight', newAddress());
  await closeAccount(call());
  const ownRows = (await allRows()).filter(({ pk }) => pk.startsWith(`A#${id}#`));
  await deleteRows(ownRows.slice(0, ownRows.length / 2));
  await eraseAccount(id, 0);
  for await (const rows of rowsOfAccount(id)) expect(rows).toEqual([]);
  await expect(eraseAccount(id, 0)).rejects.toThrow(`There is no account ${id}`);
});

test('an erasure that is run again does not touch an account that gets the id meanwhile', async () => {
  const id = await nextAccountId();
  const late = rowKey.parkedTask('2030-01-01T00:00:00Z', `mails#A#${id}#item#1#1`);
  await putRows([{ ...late, effect: 'mails', of: rowKey.record(id, 'item', 1) }]);
  const erasure = eraseAccount(id, 0).catch((error: unknown) => String(error));
  await expect.poll(() => findRow(late)).toBeUndefined();
  const owner = { owner_email: newAddress(), owner_password: password };
  const body = AccountCreate.schema.parse({ name: 'Northlight', plan: 'free', ...owner });
  await createAccount(operatorCall(id), body);
  const before = await allRows();
  expect(await erasure).toContain(`Account ${id} is open.`);
  expect(await allRows()).toEqual(before);
});

test('a number of days that is not a whole number is refused', async () => {
  const days = ['--account', '1', '--after-days', '-1'];
  expect(await refusal('account', 'erase', ...days)).toContain('a whole number');
});
