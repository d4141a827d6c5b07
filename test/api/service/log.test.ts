import { expect, test, vi } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { familyOf } from '#shared/http/middleware/log-request.ts';
import { newFaultyService } from '../../support/faulty-service.ts';

/** Runs a call, and returns the log lines that it prints. */
async function captureLogLines(run: () => Promise<unknown>) {
  const output: string[] = [];
  const capture = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output.push(String(text));
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
  const lines = output.join('').split('\n');
  return lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

test('a request logs one line with its key, route, status and use of the store', async () => {
  const { endpoint, accountId, id } = await newFaultyService({});
  const create = await endpoint('items.create');
  const lines = await captureLogLines(() => create({ path: '/v1/items', body: { name: 'A' } }));
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

test('the line has metrics in the embedded metric format', async () => {
  const { endpoint } = await newFaultyService({});
  const create = await endpoint('items.create');
  const [line] = await captureLogLines(() => create({ path: '/v1/items', body: {} }));
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

test('a refused request logs the error codes, and nothing that was sent', async () => {
  const { endpoint } = await newFaultyService({});
  const create = await endpoint('items.create');
  const body = { description: 'a secret\u0000', quantity: 'many' };
  const [line] = await captureLogLines(() => create({ path: '/v1/items', body }));
  expect(line).toMatchObject({
    status: '422',
    code: 'validation_failed',
    fields: { name: ['required'], description: ['invalid_value'] },
  });
  expect(JSON.stringify(line)).not.toContain('secret');
});

test('a refused request logs no names that the client made up', async () => {
  const { endpoint } = await newFaultyService({});
  const create = await endpoint('items.create');
  const secret = `of Ann ${'n'.repeat(300_000)}`;
  const body = { name: 'A', custom_fields: { [secret]: 1, ann: {} }, [secret]: 1 };
  const headers = { prefer: 'handling=strict' };
  const [line] = await captureLogLines(() => create({ path: '/v1/items', body, headers }));
  expect(line.fields).toEqual({
    custom_fields: ['too_long', 'invalid_type'],
    other: ['unknown_field'],
  });
});

test('the line of a request counts its transaction conflicts', async () => {
  const { endpoint } = await newFaultyService({
    faultOf: ({ operation, nth }) =>
      operation === 'TransactWriteItems' && nth < 2 ? 'conflict' : undefined,
  });
  const create = await endpoint('items.create');
  const [line] = await captureLogLines(() => create({ path: '/v1/items', body: { name: 'A' } }));
  expect(line).toMatchObject({ status: '201', conflicts: 2, decisions: 1 });
});

test('the metrics of all routes and classes of status cost at most 15 dollars a month', () => {
  const families = new Set(routes.map(({ route }) => familyOf(route.path)));
  // Metrics of failures exist only in hours with failures: about one day a month.
  const metrics = 3 + families.size * (2 + 1 / 30);
  expect(metrics * 0.3).toBeLessThanOrEqual(15);
});
