import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

interface RawRequest {
  path: string;
  headers?: Record<string, string>;
}

/** Sends a GET with the path unchanged, and returns the bytes of the response without decoding them. */
export function rawRequest({ path, headers }: RawRequest) {
  const { url, host } = inject('service');
  const { hostname, port } = new URL(url);
  const requestHeaders = { ...(host ? { host } : {}), ...headers };
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const outgoing = request(
        { hostname, port, path, headers: requestHeaders },
        async (incoming) => {
          const { statusCode: status = 0, headers: responseHeaders } = incoming;
          resolve({ status, headers: responseHeaders, bytes: await buffer(incoming) });
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    },
  );
}
