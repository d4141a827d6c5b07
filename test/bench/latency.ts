import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { randomNumbers } from '../support/store/random.ts';
import { itemsTotal, searchWord } from './dataset.ts';

/** Median and 99th percentile of a call over HTTP, in milliseconds, and calls a second. */
export interface Latency {
  name: string;
  connections: number;
  median: number;
  p99: number;
  perSecond: number;
}

const connectionCounts = [1, 16];
const callsEach = { 1: 100, 16: 240 } as Readonly<Record<number, number>>;

interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: () => string;
  body?: () => unknown;
}

const random = randomNumbers(1);

const calls: Call[] = [
  {
    name: 'get an item',
    method: 'GET',
    path: () => `/v1/items/${1 + Math.floor(random() * 90_000)}`,
  },
  { name: 'list 50 at offset 0', method: 'GET', path: () => '/v1/items' },
  { name: 'list 50 at the end', method: 'GET', path: () => `/v1/items?offset=${itemsTotal - 100}` },
  { name: 'search with 20 hits', method: 'GET', path: () => `/v1/items?q=${searchWord}` },
  {
    name: 'create',
    method: 'POST',
    path: () => '/v1/items',
    body: () => ({ name: `New ${randomUUID()}` }),
  },
];

/** How long calls take over HTTP, for information: machines are noisy. */
export async function latencies(url: string, tokens: readonly string[]): Promise<Latency[]> {
  const result: Latency[] = [];
  let turn = 0;
  for (const call of calls) {
    await send(url, tokens[0] ?? '', call, new Agent());
    for (const connections of connectionCounts) {
      const agent = new Agent({ keepAlive: true, maxSockets: connections });
      const times: number[] = [];
      let left = callsEach[connections] ?? 0;
      const started = performance.now();
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          turn += 1;
          const token = tokens[turn % tokens.length] ?? '';
          times.push(await send(url, token, call, agent));
        }
      };
      await Promise.all(Array.from({ length: connections }, worker));
      const perSecond = (times.length / (performance.now() - started)) * 1000;
      agent.destroy();
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
      result.push({ name: call.name, connections, median: at(0.5), p99: at(0.99), perSecond });
    }
  }
  return result;
}

/** The milliseconds from sending a call to the end of its answer. */
function send(
  url: string,
  token: string,
  { method, path, body }: Call,
  agent: Agent,
): Promise<number> {
  const text = body ? JSON.stringify(body()) : '';
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      : {}),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${path()}`, { agent, method, headers }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        if ((incoming.statusCode ?? 500) < 300) resolve(performance.now() - started);
        else reject(new Error(`${method} ${path()} answered ${incoming.statusCode}.`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
