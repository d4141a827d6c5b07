import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut } from '../../support/bookings.ts';

/** Items of a quarter of a megabyte each: together too many for a response or a transaction. */
const count = 28;
const fields = Object.fromEntries(
  Array.from({ length: 50 }, (_, index) => [`field ${index}`, 'x'.repeat(5000)]),
);
let account: TestAccount;
let ids: number[];

beforeAll(async () => {
  account = await newAccount();
  ids = [];
  for (let index = 0; index < count; index += 1) {
    const { body } = await account.api.post('/v1/items', { name: 'Big', custom_fields: fields });
    ids.push(body.data.id);
  }
});

const idsOf = (data: readonly { id: number }[]) => data.map(({ id }) => id);
const since = 'updated_since=2026-01-01T00:00:00Z';

test.each(['', 'order=-name', 'q=big', 'display=active&order=name', since])(
  'a page of large records ends before 4.5 MB, and the next one continues (%s)',
  async (query) => {
    const pagedIds: number[] = [];
    let cursor = '';
    do {
      const { status, body } = await account.api.get(`/v1/items?limit=200&${query}${cursor}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body.data).length).toBeLessThan(4_500_000);
      expect(body.meta.pagination.total).toBe(count);
      pagedIds.push(...idsOf(body.data));
      const { next_cursor: next, next_offset: offset } = body.meta.pagination;
      expect(offset).toBe(next === null ? null : pagedIds.length);
      cursor = next === null ? '' : `&cursor=${next}`;
    } while (cursor !== '');
    expect(pagedIds.toSorted((a, b) => a - b)).toEqual(ids);
  },
);

test('items that are together too large for a transaction are refused as too many', async () => {
  const { status, body } = await checkOut(account.api, ids);
  expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  expect(body.error.fields.iid).toEqual([expect.objectContaining({ code: 'too_many' })]);
});

test('the error of a change that makes a row too large names the sent field', async () => {
  const { body } = await account.api.post('/v1/items', {
    name: 'Full',
    custom_fields: Object.fromEntries(
      Object.keys(fields).map((name) => [name, '\u00e9'.repeat(3740)]),
    ),
  });
  const changed = await account.api.patch(`/v1/items/${body.data.id}`, {
    description: '\u{1F3A5}'.repeat(5000),
  });
  expect(changed.status).toBe(422);
  expect(Object.keys(changed.body.error.fields)).toEqual(['description']);
});
