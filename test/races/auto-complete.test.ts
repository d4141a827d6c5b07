import { expect, test } from 'vitest';
import { completeEnded } from '#shared/families/reservations/complete-ended.ts';
import { rowKey } from '#shared/table/rows.ts';
import { newAccount } from '../support/account.ts';
import { newItems, reserve } from '../support/bookings.ts';

const actions = ['checkout', 'event', 'cancelled', 'unspecified'];

/** A caller that reads during another write may see the items checked out before the reservation is completed. */
const refusals = ['reservation_completed', 'item_checked_out'];

test('when the schedule and callers complete a reservation at once, it is completed once', async () => {
  const { api, accountId } = await newAccount();
  for (const completeAs of actions) {
    const [id = 0] = await newItems(api, 1);
    const { id: number, end_time } = (await reserve(api, [id], 10, 60, { auto_complete: true }))
      .body.data;
    const path = `/v1/reservations/${number}`;
    const { pk, sk } = rowKey.record(accountId, 'reservation', number);
    const completeByRequest = () => api.post(`${path}/complete`, { complete_as: completeAs });
    const completeBySchedule = () => completeEnded({ pk, sk }, end_time, Date.parse(end_time));
    const [one, , other] = await Promise.all([
      completeByRequest(),
      completeBySchedule(),
      completeByRequest(),
      completeBySchedule(),
    ]);
    const succeeded = [one, other].filter(({ status }) => status === 201);
    const refused = [one, other].filter(({ status }) => status !== 201);
    expect(succeeded.length).toBeLessThanOrEqual(1);
    for (const { body } of refused) expect(refusals).toContain(body.error.code);
    const { data: ended } = (await api.get(path)).body;
    const outcome = succeeded[0] ? completeAs : 'unspecified';
    expect(ended).toMatchObject({ status: 'completed', completed_as: outcome, version: 2 });
    expect(ended.completed_by.type).toBe(succeeded[0] ? 'api_key' : 'system');
    const { data: item } = (await api.get(`/v1/items/${id}`)).body;
    expect(item).toMatchObject({ next_reservation: null, checkout_id: ended.checkout_id });
    const [{ action }] = (await api.get(`${path}/history?limit=1`)).body.data;
    expect(action).toBe('complete');
  }
  const { pagination } = (await api.get('/v1/reservations?classification=open')).body.meta;
  expect(pagination.total).toBe(0);
});
