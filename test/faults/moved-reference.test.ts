import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import { holdCalls } from '../support/store/hold-calls.ts';

test.each([
  ['items.putByRef', { model: 'M2' }, [null, 'M2']],
  ['items.removeByRef', undefined, [null, undefined]],
])(
  '%s finds a reference again that was given to another record after it was found',
  async (name, body, models) => {
    const { faultOf, reached, release } = holdCalls(
      ({ operation, nth }) => operation === 'BatchGetItem' && nth === 1,
    );
    const { api, endpoint } = await newFaultyService({ faultOf });
    const create = async (values: object) => (await api.post('/v1/items', values)).body.data.id;
    const first = await create({ name: 'First', external_ref: 'ERP-1' });
    const second = await create({ name: 'Second' });
    const call = await endpoint(name);
    const running = call({ path: '/v1/items/by-ref/ERP-1', ...(body ? { body } : {}) });
    await reached;
    await api.patch(`/v1/items/${first}`, { external_ref: null });
    await api.patch(`/v1/items/${second}`, { external_ref: 'ERP-1' });
    release();
    expect((await running).status).toBeLessThan(300);
    const modelOf = async (id: number) => (await api.get(`/v1/items/${id}`)).body.data?.model;
    expect([await modelOf(first), await modelOf(second)]).toEqual(models);
  },
);
