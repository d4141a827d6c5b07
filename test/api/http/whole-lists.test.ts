import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import type { Client } from '../../support/http.ts';
import { type SignedInMember, signIn } from '../../support/sign-in.ts';

let account: TestAccount;
let owner: SignedInMember;

beforeAll(async () => {
  account = await newAccount();
  owner = await signIn(account.ownerEmail);
});

/** The ids of both pages of a list of four, one of which is removed between the pages. */
async function idsAcross(api: Client, path: string, remove: (id: number) => Promise<unknown>) {
  const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);
  const { body: first } = await api.get(`${path}?limit=2`);
  await remove(idsOf(first)[1] ?? 0);
  const cursor = first.meta.pagination.next_cursor;
  const { body: second } = await api.get(`${path}?limit=2&cursor=${cursor}`);
  expect(second.meta.pagination).toMatchObject({ offset: 2, total: 3, next_cursor: null });
  return [...idsOf(first), ...idsOf(second)];
}

test('the pages of keys skip none if one is removed meanwhile', async () => {
  const { accountId, newKey } = account;
  const ids = [1];
  while (ids.length < 4) ids.push((await newKey()).id);
  const path = `/v1/accounts/${accountId}/keys`;
  const shown = await idsAcross(owner.api, path, (id) => owner.api.delete(`${path}/${id}`));
  expect(shown).toEqual(ids);
});

test('the pages of files skip none if one is removed meanwhile', async () => {
  const { api } = account;
  const { id } = (await api.post('/v1/items', { name: 'Item' })).body.data;
  const path = `/v1/items/${id}/files`;
  const file = { content_type: 'application/pdf', size: 100 };
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ ...file, name: `${name}.pdf` }));
  await api.post(path, { files });
  const shown = await idsAcross(api, path, (one) => api.delete(`${path}/${one}`));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('the pages of sessions, newest first, skip none if one is removed meanwhile', async () => {
  const other = await newAccount();
  const members = [];
  while (members.length < 4) members.push(await signIn(other.ownerEmail));
  const { api } = members[3] ?? owner;
  const shown = await idsAcross(api, '/v1/session', (id) => api.delete(`/v1/session/${id}`));
  expect(shown.toSorted()).toEqual([1, 2, 3, 4]);
});
