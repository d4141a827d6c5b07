import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';

type Handler = (event: GatewayEvent, context: object) => Promise<GatewayResult>;

interface Target {
  token: string;
  /** The store that the handler is to use. */
  store: { endpoint: string };
  id?: number;
}

interface Sent {
  body: unknown;
  headers?: Record<string, string>;
  /** The time that Lambda gives the function. */
  milliseconds?: number;
}

/** Loads a bundled handler of its own, in front of another store; what calls it. */
export async function callOf(name: string, routeKey: string, { token, store, id }: Target) {
  const bundle = join(inject('service').folder, 'cdk.out', 'bundles', name, 'index.mjs');
  const real = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  process.env.AWS_ENDPOINT_URL_DYNAMODB = store.endpoint;
  const { handler }: { handler: Handler } = await import(
    `${pathToFileURL(bundle).href}?${randomUUID()}`
  );
  return async ({ body, headers = {}, milliseconds = 10_000 }: Sent) => {
    const end = Date.now() + milliseconds;
    const context = { getRemainingTimeInMillis: () => end - Date.now() };
    const event = eventOf(routeKey, id, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const result = await handler(event, context);
    process.env.AWS_ENDPOINT_URL_DYNAMODB = real;
    return {
      status: result.statusCode,
      headers: result.headers,
      body: JSON.parse(result.body ?? '{}'),
    };
  };
}

function eventOf(
  routeKey: string,
  id: number | undefined,
  sent: Pick<GatewayEvent, 'headers' | 'body'>,
): GatewayEvent {
  const [method = '', template = ''] = routeKey.split(' ');
  const path = template.replace('{id}', String(id));
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '::1', userAgent: '' };
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    ...(id === undefined ? {} : { pathParameters: { id: String(id) } }),
    ...sent,
    isBase64Encoded: false,
    requestContext: {
      accountId: '1',
      apiId: 'a',
      domainName: 'd',
      domainPrefix: 'd',
      http,
      requestId: 'r',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
    },
  };
}
