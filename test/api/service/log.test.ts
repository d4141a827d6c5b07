import { expect, test, vi } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { familyOf } from '#shared/http/middleware/log-request.ts';
import { newFaultyService } from '../../support/faulty-service.ts';

/** The lines that a call makes a function print, as Lambda's log would have them. */
async function linesOf(run: () => Promise<unknown>) {
  const written: string[] = [];
  const capture = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.stubEnv('METRIC_NAMESPACE', 'Equipment-test');
  try {
    await run();
  } finally {
    capture.mockRestore();
    vi.unstubAllEnvs();
  }
  const lines = written.join('').split('\n');
  return lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

test('a request is one line: who, what, how it ended, and what it took of the store', async () => {
  const { endpoint, accountId, id } = await newFaultyService({});
  const create = await endpoint('items.create');
  const lines = await linesOf(() => create({ path: '/v1/items', body: { name: 'A' } }));
  expect(lines).toEqual([
    {
      _aws: expect.any(Object),
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'INFO',
      message: 'request',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gateway_id: 'r',
      account: accountId,
      key: id,
      route: 'POST /v1/items',
      family: 'items',
      class: '2xx',
      status: '201',
      milliseconds: expect.any(Number),
      round_trips: expect.any(Number),
      attempts: expect.any(Number),
      decisions: 1,
      read_units: expect.any(Number),
      write_units: expect.any(Number),
      throttles: 0,
      conflicts: 0,
    },
  ]);
  const [{ round_trips, attempts, write_units }] = lines;
  expect([round_trips >= 3, attempts >= round_trips, write_units > 5]).toEqual([true, true, true]);
});

test('the line is the record of its metrics', async () => {
  const { endpoint } = await newFaultyService({});
  const create = await endpoint('items.create');
  const [line] = await linesOf(() => create({ path: '/v1/items', body: {} }));
  expect(line._aws).toEqual({
    Timestamp: expect.any(Number),
    CloudWatchMetrics: [
      {
        Namespace: 'Equipment-test',
        Dimensions: [[]],
        Metrics: [
          { Name: 'milliseconds', Unit: 'Milliseconds' },
          { Name: 'throttles', Unit: 'Count' },
          { Name: 'conflicts', Unit: 'Count' },
        ],
      },
      {
        Namespace: 'Equipment-test',
        Dimensions: [['family', 'class']],
        Metrics: [{ Name: 'milliseconds', Unit: 'Milliseconds' }],
      },
    ],
  });
});

test('a refusal tells its code and those of its fields, and nothing that was sent', async () => {
  const { endpoint } = await newFaultyService({});
  const create = await endpoint('items.create');
  const body = { description: 'a secret\u0000', quantity: 'many' };
  const [line] = await linesOf(() => create({ path: '/v1/items', body }));
  expect(line).toMatchObject({
    status: '422',
    code: 'validation_failed',
    fields: { name: ['required'], description: ['invalid_value'] },
  });
  expect(JSON.stringify(line)).not.toContain('secret');
});

test('the conflicts that a request met are counted', async () => {
  const { endpoint } = await newFaultyService({
    faultOf: ({ operation, nth }) =>
      operation === 'TransactWriteItems' && nth < 2 ? 'conflict' : undefined,
  });
  const create = await endpoint('items.create');
  const [line] = await linesOf(() => create({ path: '/v1/items', body: { name: 'A' } }));
  expect(line).toMatchObject({ status: '201', conflicts: 2, decisions: 1 });
});

test('the metrics of all routes and classes of status cost at most 15 dollars a month', () => {
  const families = new Set(routes.map(({ route }) => familyOf(route.path)));
  // Of failures there are metrics in the hours in which they happen: a bad day in each month.
  const metrics = 3 + families.size * (2 + 1 / 30);
  expect(metrics * 0.3).toBeLessThanOrEqual(15);
});
