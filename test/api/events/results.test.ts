import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

const today = () => inMinutes(-1).slice(0, 10);
const path = '/v1/events/1';

/** An account with an inspection of one item, with these fields. */
async function arrange(fields: object) {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 1, { inspection_interval_days: 30 });
  const body = { name: 'Check', iid: [1], time: inMinutes(-1), kind: 'inspection' };
  await api.post('/v1/events', { ...body, ...fields });
  const getItem = async () => (await api.get('/v1/items/1')).body.data;
  return { ...account, getItem };
}

test('changing a result to failed makes the items inoperative, and keeps the due date', async () => {
  const { api, getItem } = await arrange({ result: 'passed' });
  const { status, body } = await api.patch(path, { result: 'failed' });
  expect([status, body.data.result]).toEqual([200, 'failed']);
  expect(await getItem()).toMatchObject({
    condition: 'inoperative',
    condition_remarks: 'Event 1: Check',
    last_inspection_on: today(),
  });
});

test.each(['passed', null])(
  'changing a failed result to %s sets the due date, and leaves the items inoperative',
  async (result) => {
    const { api, getItem } = await arrange({ result: 'failed' });
    expect((await getItem()).last_inspection_on).toBeNull();
    expect((await api.patch(path, { result })).status).toBe(200);
    expect(await getItem()).toMatchObject({
      condition: 'inoperative',
      last_inspection_on: today(),
    });
  },
);

test('repeating a failed result does not change a condition that was set since', async () => {
  const { api, getItem } = await arrange({ result: 'failed' });
  await api.post('/v1/items/1/condition', { condition: 'operative' });
  await api.patch(path, { result: 'failed', cost: 7 });
  expect((await getItem()).condition).toBe('operative');
});

test('deleting an inspection that failed later clears its date', async () => {
  const { api, getItem } = await arrange({});
  await api.patch(path, { result: 'failed' });
  await api.delete(path);
  expect((await getItem()).last_inspection_on).toBeNull();
});

test('a failed result requires the scope for setting a condition', async () => {
  const { newKey, getItem } = await arrange({});
  const { api: writer } = await newKey({ scopes: ['events:write'] });
  const { status, body } = await writer.patch(path, { result: 'failed' });
  expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
  expect((await writer.patch(path, { result: 'passed' })).status).toBe(200);
  expect((await getItem()).condition).toBe('operative');
});

test('an event of another kind cannot have a result', async () => {
  const { api } = await arrange({ kind: 'service' });
  const { status, body } = await api.patch(path, { result: 'passed' });
  expect([status, body.error.fields.result[0].code]).toEqual([422, 'invalid_value']);
});
