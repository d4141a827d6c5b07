import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { Answer, SentRequest } from './exchange.ts';
import { randomNumbers } from './store/random.ts';

/** Random delays before retries, the same in every run. */
const random = randomNumbers(1);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request as it is, and checks the response against the API description. */
export async function send(request: SentRequest): Promise<Answer> {
  const answer = await exchange(request);
  checkAnswer(request, answer);
  if (answer.status !== 503 || !process.env.STORE_FAULTS) return answer;
  // The store of the races refuses transactions that conflict. Retry, as clients do.
  await wait(random() * 1000);
  return send(request);
}

function exchange({ method, path, headers = {}, body }: SentRequest): Promise<Answer> {
  const { url, host } = inject('service');
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...(host ? { host } : {}), ...headers, ...length },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const entries = Object.entries(incoming.headers);
          const isJson = incoming.headers['content-type'] === 'application/json';
          const parseBody = isJson ? () => JSON.parse(text) : () => text;
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
            body: text === '' ? undefined : parseBody(),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

type Headers = Record<string, string>;

/** A client that sends JSON with an API key, or without one. */
export function client(token?: string) {
  const base = token ? { authorization: `Bearer ${token}` } : {};
  const call =
    (method: string) =>
    (path: string, body?: unknown, headers: Headers = {}) =>
      send({
        method,
        path,
        headers: {
          ...base,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
  const get = (path: string, headers?: Headers) => call('GET')(path, undefined, headers);
  const remove = (path: string, headers?: Headers, body?: object) =>
    call('DELETE')(path, body, headers);
  return { get, post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: remove };
}

export type Client = ReturnType<typeof client>;
