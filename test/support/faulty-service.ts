import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createGateway } from '#infra/local/gateway.ts';
import { listen, thisMachine } from '#infra/local/listen.ts';
import { readStack } from '#infra/local/template.ts';
import { routes } from '#shared/families/routes.ts';
import { newAccount } from './account.ts';
import { bundledHandler } from './bundled-handler.ts';
import type { Request } from './gateway-event.ts';
import { type StoreFaults, startFaultyStore } from './store/faulty-store.ts';

/** Creates an account, and loads functions in front of a store with faults; they are called with its key. */
export async function newFaultyService(faults: StoreFaults) {
  const account = await newAccount();
  const store = await startFaultyStore(faults);
  onTestFinished(store.close);
  const authorization = `Bearer ${account.token}`;
  const endpoint = async (name: string) => {
    const endpoint = routes.find((one) => one.name === name);
    if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
    const invoke = await bundledHandler(endpoint, store);
    return ({ headers, ...request }: Request, milliseconds?: number) =>
      invoke({ ...request, headers: { authorization, ...headers } }, milliseconds);
  };
  return { ...account, store, endpoint };
}

/**
 * Creates an account, and a gateway to functions in front of a store with faults. Call it once in a test
 * file, because their SDK keeps its first endpoint. `statuses` are those of all responses so far.
 */
export async function newFaultyGateway(faults: StoreFaults) {
  const { store, ...account } = await newFaultyService(faults);
  const { endpoints } = readStack(join(inject('service').folder, 'cdk.out'));
  const statuses: number[] = [];
  const server = createGateway(endpoints, randomUUID());
  server.prependListener('request', (_request, response) => {
    response.once('finish', () => statuses.push(response.statusCode));
  });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = store.endpoint;
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://${thisMachine}:${port}`;
  return { ...account, store, url, statuses };
}
