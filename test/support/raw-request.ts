import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Sends a GET as it is, and gives the bytes of the answer as they came. */
export function rawRequest({ path, headers }: { path: string; headers: Record<string, string> }) {
  const { url, host } = inject('service');
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const outgoing = request(
      new URL(path, url),
      { headers: { ...(host ? { host } : {}), ...headers } },
      async (incoming) => resolve({ headers: incoming.headers, bytes: await buffer(incoming) }),
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}
