import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { runProcess } from './cli.ts';
import { csvFile } from './csv-import.ts';

// The tests of this file wait most of their time, and so run side by side.
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

interface Arrival {
  at: number;
  idempotencyKey: string;
  name: string;
}

type Reply = (response: ServerResponse, arrival: Arrival, count: number) => void;

/** What the gateway and the network between may do, which the service under test does not. */
async function startStub(reply: Reply) {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    if (request.method === 'GET') {
      answer(response, 200, { data: [], meta: { pagination: { next_cursor: null } } });
      return;
    }
    const { name } = JSON.parse(await text(request));
    const idempotencyKey = String(request.headers['idempotency-key']);
    const arrival = { at: Date.now(), idempotencyKey, name };
    arrivals.push(arrival);
    reply(response, arrival, arrivals.filter((one) => one.name === name).length);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  servers.push(server);
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, arrivals };
}

type Headers = Record<string, string>;

function answer(response: ServerResponse, status: number, body: object, headers: Headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const created = { data: { id: 1 }, meta: {} };
const unavailable = { error: { code: 'unavailable', message: 'Later.', fields: {} } };
const conflict = { error: { code: 'conflict', message: 'Others write.', fields: {} } };
const refused = { error: { code: 'rate_limited', message: 'Wait.', fields: {} } };

async function importNames(url: string, names: string[]) {
  const file = await csvFile('name', ...names);
  return runProcess([
    'import',
    'items',
    '--file',
    file,
    '--token',
    'key_live_a_b',
    '--url',
    `${url}/`,
  ]);
}

test.concurrent('a request that was refused or lost is sent again as the same request', async () => {
  const { url, arrivals } = await startStub((response, { name }, count) => {
    if (count > 1) answer(response, 201, created);
    else if (name === 'Limited') answer(response, 429, refused, { 'retry-after': '1' });
    else if (name === 'Unavailable') response.writeHead(503).end('<html>');
    else response.destroy();
  });
  const { code, stdout } = await importNames(url, ['Limited', 'Unavailable', 'Lost']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ rows: 3, created: 3, present: 0, refused: [] });
  for (const wanted of ['Limited', 'Unavailable', 'Lost']) {
    const sent = arrivals.filter(({ name }) => name === wanted);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sent).toHaveLength(2);
  }
  expect(new Set(arrivals.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  const [first, second] = arrivals.filter(({ name }) => name === 'Limited');
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(990);
});

test.concurrent('waits for the next minute where no request of this one is left', async () => {
  const reset = Math.ceil(Date.now() / 1000) + 3;
  const { url, arrivals } = await startStub((response, { at }) => {
    const isNext = at >= reset * 1000;
    const headers = {
      'x-ratelimit-remaining': isNext ? '299' : '0',
      'x-ratelimit-reset': String(isNext ? reset + 60 : reset),
    };
    answer(response, 201, created, headers);
  });
  const { stdout } = await importNames(url, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  expect(JSON.parse(stdout)).toMatchObject({ created: 8 });
  const early = arrivals.filter(({ at }) => at < reset * 1000);
  // The first four are under way before any answer reports the limit.
  expect(early.length).toBeLessThanOrEqual(4);
  expect(arrivals).toHaveLength(8);
});

test.concurrent('a write in conflict with others is sent again until it is done, and no row is lost', async () => {
  const { url, arrivals } = await startStub((response, { name }, count) => {
    if (count > 3) answer(response, 201, created);
    else if (name === 'Busy') answer(response, 503, unavailable, { 'retry-after': '1' });
    else answer(response, 422, conflict);
  });
  const { code, stdout } = await importNames(url, ['Contended', 'Busy']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ rows: 2, created: 2, present: 0, refused: [] });
  const busy = arrivals.filter(({ name }) => name === 'Busy').map(({ at }) => at);
  expect(busy).toHaveLength(4);
  expect(Number(busy[3]) - Number(busy[0])).toBeGreaterThanOrEqual(2_970);
});

test.concurrent('names a row whose conflicts never end, and imports all others', async () => {
  const { url } = await startStub((response, { name }) => {
    if (name === 'Contended') answer(response, 422, conflict);
    else answer(response, 201, created);
  });
  const { code, stdout } = await importNames(url, ['A', 'Contended', 'B']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    created: 2,
    refused: [{ line: 3, code: 'conflict', message: 'Others write.' }],
  });
});

test.concurrent('tells that the service is away where it stays so', async () => {
  const { url } = await startStub((response) => response.destroy());
  const { code, stdout, stderr } = await importNames(url, ['A', 'B']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^unavailable: http:\/\/localhost:\d+ cannot be reached \(/);
});

test.concurrent('stops where the address belongs to something else', async () => {
  const { url } = await startStub((response) => response.writeHead(404).end('<html>'));
  const { code, stdout, stderr } = await importNames(url, ['A']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('not as this service does');
});
