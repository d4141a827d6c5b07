import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { runProcess } from './cli.ts';
import { csvFile } from './csv-import.ts';

// These tests mostly wait, and so run concurrently.
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

interface Arrival {
  at: number;
  names: string[];
}

type Reply = (response: ServerResponse, arrival: Arrival, count: number) => void;

/** A server with responses of the gateway or the network that the service under test does not give. */
async function startStub(reply: Reply) {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    if (request.method === 'GET') {
      respond(response, 200, { data: [], meta: { pagination: { next_cursor: null } } });
      return;
    }
    const { records } = JSON.parse(await text(request));
    const names = records.map(({ name }: { name: string }) => name);
    const arrival = { at: Date.now(), names };
    arrivals.push(arrival);
    reply(response, arrival, arrivals.length);
  });
  const port = await listen(server, 0, thisMachine);
  servers.push(server);
  return { url: `http://${thisMachine}:${port}`, arrivals };
}

type Headers = Record<string, string>;

function respond(response: ServerResponse, status: number, body: object, headers: Headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const conflict = { code: 'conflict', message: 'Others write.', fields: {} };
const rateLimited = { error: { code: 'rate_limited', message: 'Wait.', fields: {} } };

/** The results of a call, whose records were created but for those in conflict. */
function results({ names }: Arrival, isInConflict: (name: string) => boolean = () => false) {
  const data = names.map((name) =>
    isInConflict(name) ? { status: 'refused', error: conflict } : { status: 'created' },
  );
  return { data, meta: {} };
}

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

test.concurrent('a call that was refused or lost is sent again', async () => {
  const { url, arrivals } = await startStub((response, arrival, count) => {
    if (count === 1) respond(response, 429, rateLimited, { 'retry-after': '1' });
    else if (count === 2) response.writeHead(503).end('<html>');
    else if (count === 3) response.destroy();
    else respond(response, 200, results(arrival));
  });
  const { code, stdout } = await importNames(url, ['A', 'B', 'C']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ rows: 3, created: 3, present: 0, refused: [] });
  expect(arrivals.map(({ names }) => names)).toEqual(Array(4).fill(['A', 'B', 'C']));
  const [first, second] = arrivals;
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(990);
});

test.concurrent('says once why it waits while the service refuses all writes', async () => {
  const message = 'Writes are on hold for this account. Contact support.';
  const held = { error: { code: 'rate_limited', message, fields: {} } };
  const { url } = await startStub((response, arrival, count) => {
    if (count <= 2) respond(response, 429, held, { 'retry-after': '1' });
    else respond(response, 200, results(arrival));
  });
  const { code, stderr } = await importNames(url, ['A']);
  expect(code).toBe(0);
  expect(stderr.split(message)).toHaveLength(2);
  expect(stderr).toContain('Trying again in 1 s');
});

test.concurrent('waits for the next minute if too few requests of this one are left', async () => {
  const reset = Math.ceil(Date.now() / 1000) + 3;
  const { url, arrivals } = await startStub((response, arrival) => {
    const isNext = arrival.at >= reset * 1000;
    const headers = {
      'x-ratelimit-remaining': isNext ? '299' : '9',
      'x-ratelimit-reset': String(isNext ? reset + 60 : reset),
    };
    respond(response, 200, results(arrival), headers);
  });
  const names = Array.from({ length: 400 }, (_, at) => `Lamp ${at}`);
  const { stdout } = await importNames(url, names);
  expect(JSON.parse(stdout)).toMatchObject({ created: 400 });
  // Fifty records count as ten requests. Two calls are under way before any response reports the limit.
  expect(arrivals.filter(({ at }) => at < reset * 1000).length).toBeLessThanOrEqual(2);
  expect(arrivals).toHaveLength(8);
});

test.concurrent('a record in conflict with others is sent again until it is created', async () => {
  const { url, arrivals } = await startStub((response, arrival, count) =>
    respond(
      response,
      200,
      results(arrival, (name) => name === 'Contended' && count < 4),
    ),
  );
  const { code, stdout } = await importNames(url, ['A', 'Contended', 'B']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ rows: 3, created: 3, present: 0, refused: [] });
  expect(arrivals.slice(1).map(({ names }) => names)).toEqual(Array(3).fill(['Contended']));
});

test.concurrent('reports a row whose conflicts never end, and imports all others', async () => {
  const { url } = await startStub((response, arrival) =>
    respond(
      response,
      200,
      results(arrival, (name) => name === 'Contended'),
    ),
  );
  const { code, stdout } = await importNames(url, ['A', 'Contended', 'B']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    created: 2,
    refused: [{ line: 3, code: 'conflict', message: 'Others write.' }],
  });
});

test.concurrent('reports that the service cannot be reached if it stays away', async () => {
  const { url } = await startStub((response) => response.destroy());
  const { code, stdout, stderr } = await importNames(url, ['A', 'B']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.startsWith(`unavailable: ${url} cannot be reached (`)).toBe(true);
});

test.concurrent('stops where another service answers at the address', async () => {
  const { url } = await startStub((response) => response.writeHead(404).end('<html>'));
  const { code, stdout, stderr } = await importNames(url, ['A']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('but not like this service');
});

test.concurrent('does not count as created what somebody else created meanwhile', async () => {
  const error = { code: 'version_mismatch', message: 'A record has this reference.', fields: {} };
  const data = [{ status: 'created' }, { status: 'unchanged' }, { status: 'refused', error }];
  const { url } = await startStub((response) => respond(response, 200, { data, meta: {} }));
  const { stdout } = await importNames(url, ['A', 'B', 'C']);
  const counts = { rows: 3, created: 1, present: 2 };
  expect(JSON.parse(stdout)).toEqual({ ...counts, refused: [] });
});

test.concurrent('counts as created what a call created whose response was lost', async () => {
  const unchanged = { data: [{ status: 'unchanged' }], meta: {} };
  const { url } = await startStub((response, _arrival, count) => {
    if (count === 1) response.destroy();
    else respond(response, 200, unchanged);
  });
  const { stdout } = await importNames(url, ['A']);
  expect(JSON.parse(stdout)).toEqual({ rows: 1, created: 1, present: 0, refused: [] });
});

test.concurrent('counts as created what was written before a conflict, too', async () => {
  const unavailable = { ...conflict, code: 'unavailable' };
  const { url } = await startStub((response, _arrival, count) => {
    const error = [unavailable, conflict][count - 1];
    const result = error ? { status: 'refused', error } : { status: 'unchanged' };
    respond(response, 200, { data: [result], meta: {} });
  });
  const { stdout } = await importNames(url, ['A']);
  expect(JSON.parse(stdout)).toEqual({ rows: 1, created: 1, present: 0, refused: [] });
});

test.concurrent('says how many rows were sent before the key was revoked', async () => {
  const revoked = { error: { code: 'invalid_api_key', message: 'No valid key.', fields: {} } };
  const { url } = await startStub((response, arrival, count) => {
    if (count === 1) respond(response, 200, results(arrival));
    else respond(response, 401, revoked);
  });
  const names = Array.from({ length: 120 }, (_, at) => `Lamp ${at}`);
  const { code, stdout, stderr } = await importNames(url, names);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('The import stopped after 50 of 120 rows that had to be sent.');
  expect(stderr).toContain('invalid_api_key: No valid key.\n');
});
