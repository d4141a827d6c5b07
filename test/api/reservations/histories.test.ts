import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { manyItems } from '../../support/many-items.ts';

async function entriesOf(api: Client, path: string) {
  const { body } = await api.get(`${path}/history`);
  return body.data.map(({ action, resource, remarks }: Record<string, string>) =>
    [resource, action, remarks].filter((one) => one !== undefined).join(' '),
  );
}

test('a change of the items of a reservation is in the history of every item before and after', async () => {
  const { api } = await newAccount();
  const [first = 0, second = 0, third = 0] = await newItems(api, 3);
  const { id } = (await reserve(api, [first, second], 60, 90)).body.data;
  await api.patch(`/v1/reservations/${id}`, { iid: [second, first] });
  await api.patch(`/v1/reservations/${id}`, { iid: [second, third] });
  const [created, updated] = ['reservation create', 'reservation update'];
  const own = 'item create';
  expect(await entriesOf(api, `/v1/items/${first}`)).toEqual([updated, updated, created, own]);
  expect(await entriesOf(api, `/v1/items/${second}`)).toEqual([updated, updated, created, own]);
  expect(await entriesOf(api, `/v1/items/${third}`)).toEqual([updated, own]);
});

test('in a change that just fits into one transaction, unchanged items get no history entry', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 60);
  const { id } = (await reserve(api, iid.slice(0, 40), 60, 90)).body.data;
  const answer = await api.patch(`/v1/reservations/${id}`, { iid: iid.slice(20) });
  expect(answer.status).toBe(200);
  expect(await entriesOf(api, `/v1/items/${iid[30]}`)).toEqual([
    'reservation create',
    'item create',
  ]);
});

test('remarks of a completion are in the history of all records that it writes', async () => {
  const { api } = await newAccount();
  const [out = 0, free = 0] = await newItems(api, 2);
  const { id } = (await reserve(api, [out, free], -5, 90)).body.data;
  const body = { complete_as: 'checkout', iid: [out], remarks: 'Rain' };
  const { data } = (await api.post(`/v1/reservations/${id}/complete`, body)).body;
  const lastEntryOf = async (path: string) => (await entriesOf(api, path))[0];
  expect(await lastEntryOf(`/v1/items/${out}`)).toBe('checkout create Rain');
  expect(await lastEntryOf(`/v1/items/${free}`)).toBe('reservation complete Rain');
  expect(await lastEntryOf(`/v1/reservations/${id}`)).toBe('reservation complete Rain');
  expect(await lastEntryOf(`/v1/checkouts/${data.checkout_id}`)).toBe('checkout create Rain');
  await api.post(`/v1/checkouts/${data.checkout_id}/checkin`, {
    remarks: 'Wet',
    issue: { name: 'Rust' },
  });
  expect(await lastEntryOf('/v1/issues/1')).toBe('issue create Wet');
});
