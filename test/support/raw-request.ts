import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

interface RawRequest {
  path: string;
  headers?: Record<string, string>;
}

/** Sends a GET as it is, its path to the letter, and gives the bytes of the answer as they came. */
export function rawRequest({ path, headers }: RawRequest) {
  const { url, host } = inject('service');
  const { hostname, port } = new URL(url);
  const all = { ...(host ? { host } : {}), ...headers };
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const outgoing = request({ hostname, port, path, headers: all }, async (incoming) => {
        const { statusCode: status = 0, headers: answered } = incoming;
        resolve({ status, headers: answered, bytes: await buffer(incoming) });
      });
      outgoing.on('error', reject);
      outgoing.end();
    },
  );
}
