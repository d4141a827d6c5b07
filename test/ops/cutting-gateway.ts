import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject, onTestFinished } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';

/**
 * Passes requests on to the service under test, but sends no response from the n-th write on:
 * `cut` resolves when the service has finished that write.
 */
export async function startCuttingGateway(n: number): Promise<{ url: string; cut: Promise<void> }> {
  const { url: service } = inject('service');
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  let writes = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { authorization = '' } = headers;
    const isWrite = method === 'PUT';
    const answer = await fetch(`${service}${url}`, {
      method,
      headers: {
        authorization,
        ...(isWrite ? { 'content-type': 'application/json' } : {}),
      },
      ...(isWrite ? { body: await buffer(request) } : {}),
    });
    const body = await answer.text();
    if (isWrite) writes += 1;
    if (writes >= n) resolve();
    else response.writeHead(answer.status).end(body);
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => void server.close());
  return { url: `http://${thisMachine}:${port}`, cut };
}
