import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import type { Answer } from '../../support/exchange.ts';
import { manyItems } from '../../support/many-items.ts';
import { inMinutes } from '../../support/time.ts';

const codes = ({ body }: Answer) =>
  Object.entries<{ code: string }[]>(body.error.fields).map(([path, problems]) => [
    path,
    ...problems.map(({ code }) => code),
  ]);

test('a move to a missing location reports the field that was sent, not the derived home location', async () => {
  const { api } = await newAccount();
  const [id] = await newItems(api, 1);
  const move = { location_id: 9, set_home: true };
  const answer = await api.post(`/v1/items/${id}/location`, move);
  expect([answer.status, codes(answer)]).toEqual([422, [['location_id', 'not_found']]]);
});

const itemChanges: [object, string, string][] = [
  [{ acquisition_value: 5 }, 'acquisition_value', 'invalid_value'],
  [{ salvage_value: 20 }, 'salvage_value', 'invalid_value'],
  [{ acquisition_value: 5, salvage_value: 6 }, 'salvage_value', 'invalid_value'],
  [{ acquisition_date: '2031-01-01' }, 'acquisition_date', 'end_before_start'],
  [{ expiration_date: '2019-01-01' }, 'expiration_date', 'end_before_start'],
];

test.each(itemChanges)('a change of an item to %j names %s', async (input, path, code) => {
  const { api } = await newAccount();
  const [id] = await newItems(api, 1, {
    acquisition_value: 10,
    salvage_value: 10,
    acquisition_date: '2020-01-01',
    expiration_date: '2030-01-01',
  });
  expect(codes(await api.patch(`/v1/items/${id}`, input))).toEqual([[path, code]]);
});

const windowChanges: [object, string, string][] = [
  [{ start_time: inMinutes(121) }, 'start_time', 'end_before_start'],
  [{ start_time: inMinutes(-367 * 24 * 60) }, 'start_time', 'too_long'],
  [{ end_time: inMinutes(59) }, 'end_time', 'end_before_start'],
  [{ start_time: inMinutes(121), end_time: inMinutes(120) }, 'end_time', 'end_before_start'],
];

test.each(windowChanges)('a change of a reservation to %j names %s', async (input, path, code) => {
  const { api } = await newAccount();
  const { data } = (await reserve(api, await newItems(api, 1), 60, 120)).body;
  expect(codes(await api.patch(`/v1/reservations/${data.id}`, input))).toEqual([[path, code]]);
});

test('remarks that are too long in total are reported where they are sent; without remarks all items can return', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  const { id } = (await checkOut(api, iid)).body.data;
  const path = `/v1/checkouts/${id}/checkin`;
  const remarks = '\u{1F3A5}'.repeat(5000);
  const answers: Answer[] = [];
  for (const item of iid) answers.push(await api.post(path, { iid: [item], remarks }));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(14);
  for (const answer of refused) expect(codes(answer)).toEqual([['remarks', 'too_long']]);
  const { outstanding_iid } = (await api.get(`/v1/checkouts/${id}`)).body.data;
  expect(outstanding_iid).toHaveLength(refused.length);
  for (const item of outstanding_iid) {
    expect((await api.post(path, { iid: [item] })).status).toBe(201);
  }
  expect((await api.get(`/v1/checkouts/${id}`)).body.data.status).toBe('closed');
});
