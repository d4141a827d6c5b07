import { expect, test } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount } from '../../support/account.ts';
import type { Answer } from '../../support/exchange.ts';
import { announceFiles, newItemOf, picture } from '../../support/files.ts';
import type { Client } from '../../support/http.ts';

const gibibyte = 1024 ** 3;

async function announceMany(api: Client, item: number, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 10) {
    const { status } = await announceFiles(api, item, ...Array(Math.min(10, left)).fill(picture()));
    expect(status).toBe(201);
  }
}

function expectLimit({ status, body }: Answer): void {
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: 'file_limit_reached', fields: {} });
}

test('an item has at most 50 files, announced ones included', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  await announceMany(api, id, 49);
  expectLimit(await announceFiles(api, id, picture(), picture()));
  expect((await announceFiles(api, id, picture())).status).toBe(201);
  expectLimit(await announceFiles(api, id, picture()));
});

test('a file that was deleted frees space', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  await announceMany(api, id, 50);
  const { body } = await api.get(`/v1/items/${id}/files?limit=1`);
  expect((await api.delete(`/v1/items/${id}/files/${body.data[0].id}`)).status).toBe(204);
  expect((await announceFiles(api, id, picture())).status).toBe(201);
});

test('of several calls that announce the fiftieth file at once, one succeeds', async () => {
  const { api } = await newAccount();
  const { id } = await newItemOf(api);
  await announceMany(api, id, 49);
  const answers = await Promise.all([1, 2, 3].map(() => announceFiles(api, id, picture())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

/** Adds to the stored bytes of the account, as if they were of other items. */
async function addStoredBytes(accountId: number, bytes: number): Promise<void> {
  await updateRow({ kind: 'update', key: rowKey.fileTotal(accountId), add: { bytes } });
}

test.each([
  ['business', 10],
  ['enterprise', 100],
  ['trial', 1],
] as const)('an account on %s has %i GiB of storage', async (plan, size) => {
  const { api, accountId } = await newAccount({ plan });
  const { id } = await newItemOf(api);
  await addStoredBytes(accountId, size * gibibyte - 1000);
  expectLimit(await announceFiles(api, id, picture({ size: 1001 })));
  expect((await announceFiles(api, id, picture({ size: 1000 }))).status).toBe(201);
  expectLimit(await announceFiles(api, id, picture({ size: 1 })));
});

test('of several calls for the last free storage of an account at once, one succeeds', async () => {
  const { api, accountId } = await newAccount({ plan: 'business' });
  await addStoredBytes(accountId, 10 * gibibyte - 1500);
  const items = await Promise.all([1, 2, 3, 4].map(() => newItemOf(api)));
  const answers = await Promise.all(
    items.map(({ id }) => announceFiles(api, id, picture({ size: 1000 }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
});
