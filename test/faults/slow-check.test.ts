import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { captureOutput } from '../support/capture-output.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import { holdCalls } from '../support/store/hold-calls.ts';

/** An endpoint whose first call was accepted; the check of its second waits. */
async function newWaitingCall(name: string) {
  let isHeld = false;
  const { faultOf, reached, release } = holdCalls(
    ({ operation }) => isHeld && operation === 'UpdateItem',
  );
  const service = await newFaultyService({ faultOf });
  const call = await service.endpoint(name);
  const { id } = (await service.api.post('/v1/items', { name: 'Camera' })).body.data;
  const rename = (text: string) => call({ path: `/v1/items/${id}`, body: { name: text } });
  expect((await rename('Lens')).status).toBe(200);
  isHeld = true;
  const answer = rename('Tripod');
  await reached;
  return { ...service, release, answer, path: `/v1/items/${id}` };
}

/** Longer than a read and a write take. */
const afterAnyWrite = () => wait(200);

test('a write reads, but writes nothing before its credential is checked', async () => {
  const { store, api, path, answer, release } = await newWaitingCall('items.update');
  await afterAnyWrite();
  expect(store.calls.filter((one) => one === 'BatchGetItem')).toHaveLength(2);
  expect((await api.get(path)).body.data.name).toBe('Lens');
  release();
  expect((await answer).status).toBe(200);
  expect((await api.get(path)).body.data).toMatchObject({ name: 'Tripod', version: 3 });
});

test('a write whose credential is revoked before it is checked writes nothing', async () => {
  const { newKey, revokeKey, id, path, answer, release } = await newWaitingCall('items.update');
  const { api } = await newKey();
  await afterAnyWrite();
  await revokeKey(id);
  release();
  expect((await answer).status).toBe(401);
  await afterAnyWrite();
  expect((await api.get(path)).body.data).toMatchObject({ name: 'Lens', version: 2 });
});

type FaultyService = Awaited<ReturnType<typeof newFaultyService>>;

const changesOfCaller: [string, (service: FaultyService) => Promise<unknown>, number][] = [
  ['is refused', ({ revokeKey, id }) => revokeKey(id), 401],
  ['has changed', ({ setKey, id }) => setKey(id, { name: 'Renamed' }), 200],
];

test.each(changesOfCaller)(
  'what a caller who %s no longer needs ends without an error in the log',
  async (_what, change, status) => {
    let isChecked = true;
    const reading = Promise.withResolvers<void>();
    const { faultOf, reached, release } = holdCalls(
      ({ operation }) => !isChecked && operation === 'UpdateItem',
    );
    const service = await newFaultyService({
      faultOf: (arrival) => {
        if (isChecked || arrival.operation !== 'BatchGetItem') return faultOf(arrival);
        reading.resolve();
        return 'hanging';
      },
    });
    const call = await service.endpoint('items.putManyByRef');
    const put = () =>
      call({
        path: '/v1/items/by-ref',
        body: { records: [{ external_ref: 'A', name: 'Camera' }] },
      });
    expect((await put()).status).toBe(200);
    isChecked = false;
    const output = await captureOutput(async () => {
      const answer = put();
      await Promise.all([reached, reading.promise]);
      await change(service);
      isChecked = true;
      release();
      expect((await answer).status).toBe(status);
      await afterAnyWrite();
    });
    expect(output).not.toContain('"ERROR"');
  },
);
