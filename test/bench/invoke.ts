import { randomUUID } from 'node:crypto';
import { fileOf } from '#infra/bundle/bundle.ts';
import { routes } from '#shared/families/routes.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { type Cost, measured } from './meter.ts';

type Handler = (event: GatewayEvent, context: object) => Promise<GatewayResult>;

/** A call of one endpoint, by its name in the catalogue. */
export interface Invocation {
  name: string;
  id?: number;
  query?: string;
  body?: unknown;
}

/** Calls an endpoint's handler as the gateway would, and tells what the call cost in the store. */
export async function invoke(
  token: string,
  invocation: Invocation,
): Promise<{ data: unknown; cost: Cost }> {
  const handler = await load(invocation.name);
  const { result, cost } = await measured(() => handler(eventOf(token, invocation), {}));
  const body = result.body ? JSON.parse(result.body) : {};
  if ((result.statusCode ?? 500) >= 300) throw new Error(`${invocation.name}: ${result.body}`);
  return { data: body.data, cost };
}

async function load(name: string): Promise<Handler> {
  const [family = '', operation = ''] = name.split('.');
  const { handler } = await import(`../../${fileOf(family, operation)}`);
  return handler;
}

function eventOf(token: string, { name, id, query = '', body }: Invocation): GatewayEvent {
  const found = routes.find((one) => one.name === name);
  if (!found) throw new Error(`There is no endpoint ${name}.`);
  const { method, path } = found.route;
  const rawPath = path.replace('{id}', String(id));
  const now = Date.now();
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath,
    rawQueryString: query,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(id === undefined ? {} : { pathParameters: { id: String(id) } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'bench',
      },
      requestId: randomUUID(),
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
  };
}
