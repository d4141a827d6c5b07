import { type Agent, request } from 'node:http';
import { type Invocation, routeOf } from '../invoke.ts';

/** The answer to a request, and how long it took to its last byte. */
export interface Answer {
  status: number;
  milliseconds: number;
  text: string;
}

/** Sends a call over HTTP. */
export function send(
  url: string,
  token: string,
  { name, id, query, body }: Invocation,
  agent: Agent,
): Promise<Answer> {
  const { method, path } = routeOf(name);
  const rawPath = `${path.replace('{id}', String(id))}${query === undefined ? '' : `?${query}`}`;
  const content = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(content && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
    }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${rawPath}`, { agent, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk)).once('error', reject);
      incoming.once('end', () => {
        const milliseconds = performance.now() - started;
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode ?? 500, milliseconds, text });
      });
    });
    outgoing.once('error', reject).end(content);
  });
}
