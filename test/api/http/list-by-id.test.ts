import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

const times = { start_time: inMinutes(1000), end_time: inMinutes(1060) };
const examined = { kind: 'maintenance', time: inMinutes(0) };

/** Every list of records that are synced, with what a new record of it needs besides a name. */
const lists: [path: string, body: (item: number) => object][] = [
  ['/v1/items', () => ({})],
  ['/v1/kits', (item) => ({ iid: [item] })],
  ['/v1/locations', () => ({})],
  ['/v1/contacts', () => ({})],
  ['/v1/reservations', (item) => ({ iid: [item], ...times })],
  ['/v1/checkouts', (item) => ({ iid: [item], due_time: inMinutes(60) })],
  ['/v1/issues', (item) => ({ iid: [item] })],
  ['/v1/events', (item) => ({ iid: [item], ...examined })],
];

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

describe.each(lists)('%s', (path, bodyOf) => {
  const ids: number[] = [];

  beforeAll(async () => {
    const { api } = account;
    for (const [index, item] of (await newItems(api, 3)).entries()) {
      const { body } = await api.post(path, { name: `Record ${index}`, ...bodyOf(item) });
      ids.push(body.data.id);
    }
  });

  test('lists the records of some ids, in its own order, without those that do not exist', async () => {
    const [first = 0, , third = 0] = ids;
    const { body } = await account.api.get(`${path}?id=${third},${first},9999&fields=name`);
    expect(body.data).toEqual([
      { id: first, name: 'Record 0' },
      { id: third, name: 'Record 2' },
    ]);
    expect(body.meta.pagination.total).toBe(2);
  });

  test('refuses more than a hundred ids, and ids beside a sync', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join();
    for (const query of [`id=${many}`, `id=1&updated_since=${inMinutes(-1)}`]) {
      const refused = await account.api.get(`${path}?${query}`);
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['id']]);
    }
  });
});
