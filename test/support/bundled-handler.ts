import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { inject } from 'vitest';
import type { NamedRoute } from '#shared/families/routes.ts';
import type { Answer } from './exchange.ts';
import { gatewayEvent, type Request } from './gateway-event.ts';

type Handler = (
  event: APIGatewayProxyEventV2,
  context: { getRemainingTimeInMillis: () => number },
) => Promise<APIGatewayProxyStructuredResultV2>;

/** Sends a request to a function that has a limited time for it, in milliseconds. */
export type Invoke = (request: Request, milliseconds?: number) => Promise<Answer>;

/**
 * Imports a separate copy of an endpoint's bundled function that uses another store. Create the account
 * first: an SDK client of the test that made its first call later would use that store, too.
 */
export async function bundledHandler(
  { name, route }: Pick<NamedRoute, 'name' | 'route'>,
  store: { endpoint: string },
): Promise<Invoke> {
  const bundle = join(inject('service').folder, 'cdk.out', 'bundles', name, 'index.mjs');
  const handler = await importHandler(`${pathToFileURL(bundle).href}?${randomUUID()}`);
  return async (request, milliseconds = 60_000) => {
    const end = Date.now() + milliseconds;
    const context = { getRemainingTimeInMillis: () => end - Date.now() };
    process.env.AWS_ENDPOINT_URL_DYNAMODB = store.endpoint;
    return answerOf(await handler(gatewayEvent(route, request), context));
  };
}

async function importHandler(url: string): Promise<Handler> {
  const { handler } = await import(url);
  return handler;
}

function answerOf(result: APIGatewayProxyStructuredResultV2): Answer {
  const { statusCode, headers, cookies = [], body } = result;
  const entries: [string, unknown][] = Object.entries(headers ?? {});
  for (const cookie of cookies) entries.push(['set-cookie', cookie]);
  return {
    status: statusCode ?? 0,
    headers: Object.fromEntries(
      entries.map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: body ? JSON.parse(body) : undefined,
  };
}
