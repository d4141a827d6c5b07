import { expect, test } from 'vitest';
import { password } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import { newLevels } from '../support/location-levels.ts';
import { signIn } from '../support/sign-in.ts';
import { holdCalls } from '../support/store/hold-calls.ts';
import { inMinutes } from '../support/time.ts';
import { newResetLink } from '../support/writes/sign-ins.ts';

test('a move fails if a child that was added meanwhile would become too deep', async () => {
  // The move has passed its checks, and its write waits until the child exists.
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'TransactWriteItems' && nth === 0,
  );
  const { api, endpoint } = await newFaultyService({ faultOf });
  const parent_id = await newLevels(api, 9);
  const loose = (await api.post('/v1/locations', { name: 'Loose' })).body.data.id;
  const move = await endpoint('locations.update');
  const moving = move({ path: `/v1/locations/${loose}`, body: { parent_id } });
  await reached;
  await api.post('/v1/locations', { name: 'Child', parent_id: loose });
  release();
  const { status, body } = await moving;
  expect(status).toBe(422);
  expect(body.error.fields.parent_id).toEqual([expect.objectContaining({ code: 'invalid_value' })]);
  expect((await api.get(`/v1/locations/${loose}`)).body.data.path).toBe('Loose');
});

test('a PUT by reference changes the reservation of that reference even if it was created meanwhile', async () => {
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'BatchGetItem' && nth === 3,
  );
  const { api, endpoint, store } = await newFaultyService({
    // No reservation has the reference yet. The items are left unprocessed, and read again once one has it.
    faultOf: (arrival) => {
      const { operation, nth } = arrival;
      return operation === 'BatchGetItem' && nth === 2 ? 'unprocessed' : faultOf(arrival);
    },
  });
  const iid = await newItems(api, 1);
  const path = '/v1/reservations/by-ref/X';
  const body = { name: 'One', iid, start_time: inMinutes(60), end_time: inMinutes(90) };
  const put = await endpoint('reservations.putByRef');
  const second = put({ path, body });
  await reached;
  const first = await api.put(path, body);
  release();
  const answer = await second;
  expect(first.status).toBe(201);
  expect([answer.status, answer.body.data?.id]).toEqual([200, first.body.data.id]);
  expect(store.calls.filter((call) => call === 'TransactWriteItems')).toEqual([]);
});

test('a reset link that a password change invalidates while it is used sets no password', async () => {
  // The link was valid, and its login is not read yet.
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'BatchGetItem' && nth === 1,
  );
  const { ownerEmail, endpoint } = await newFaultyService({ faultOf });
  const { api } = await signIn(ownerEmail);
  const token = await newResetLink(ownerEmail);
  const confirm = await endpoint('auth.confirmReset');
  const path = '/v1/auth/reset/confirm';
  const confirming = confirm({
    path,
    headers: { authorization: '' },
    body: { token, new_password: 'seven wooden lanterns' },
  });
  await reached;
  const change = { current_password: password, new_password: 'eight copper kettles' };
  expect((await api.post('/v1/auth/password', change)).status).toBe(201);
  release();
  const { status, body } = await confirming;
  expect([status, body.error?.fields.token[0].code]).toEqual([422, 'invalid_value']);
});
