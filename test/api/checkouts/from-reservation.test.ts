import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';

const unknown = 999;

test('a checkout of a reservation and a completion as a checkout report the same invalid items', async () => {
  const { api } = await newAccount();
  const [own = 0, foreign = 0] = await newItems(api, 2);
  const { id } = (await reserve(api, [own], -5, 60)).body.data;
  const iid = [unknown, own, foreign];
  const refusals = [
    await checkOut(api, iid, 60, { reservation_id: id }),
    await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout', iid }),
  ];
  for (const { status, body } of refusals) {
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(body.error.fields).toEqual({
      iid: [
        { code: 'not_found', message: expect.any(String), item_id: unknown },
        {
          code: 'not_on_reservation',
          message: expect.any(String),
          item_id: foreign,
          reservation_id: id,
        },
      ],
    });
  }
  expect(refusals[0]?.body.error.fields).toEqual(refusals[1]?.body.error.fields);
  expect((await api.get(`/v1/items/${own}`)).body.data.availability).toBe('available');
});

test('invalid items are reported in the order sent', async () => {
  const { api } = await newAccount();
  const [own = 0, ...foreign] = await newItems(api, 3);
  const { id } = (await reserve(api, [own], -5, 60)).body.data;
  const iid = [foreign[0] ?? 0, unknown, own, foreign[1] ?? 0, unknown + 1];
  const refusals = [
    await checkOut(api, iid, 60, { reservation_id: id }),
    await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout', iid }),
  ];
  for (const { body } of refusals) {
    const ids = body.error.fields.iid.map(({ item_id }: { item_id: number }) => item_id);
    expect(ids).toEqual(iid.filter((one) => one !== own));
  }
});
