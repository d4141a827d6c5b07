import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inject, onTestFinished } from 'vitest';

/**
 * Hands requests on to the service under test, but gives no answer to a create from the n-th on:
 * `cut` resolves when the service has done that one.
 */
export async function startCuttingGateway(n: number): Promise<{ url: string; cut: Promise<void> }> {
  const { url: service } = inject('service');
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  let creates = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { authorization = '', 'idempotency-key': idempotencyKey } = headers;
    const isCreate = method === 'POST';
    const answer = await fetch(`${service}${url}`, {
      method,
      headers: {
        authorization,
        ...(isCreate ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': String(idempotencyKey) } : {}),
      },
      ...(isCreate ? { body: await buffer(request) } : {}),
    });
    const body = await answer.text();
    if (isCreate) creates += 1;
    if (creates >= n) resolve();
    else response.writeHead(answer.status).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  onTestFinished(() => void server.close());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, cut };
}
