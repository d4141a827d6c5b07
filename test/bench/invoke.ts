import { randomUUID } from 'node:crypto';
import { fileOf } from '#infra/bundle/bundle.ts';
import { routes } from '#shared/families/routes.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { type Cost, measure } from './meter.ts';

const timedOutStatus = 503;

export type Handler = (event: GatewayEvent, context: object) => Promise<GatewayResult>;

/** A call of one endpoint, by its name in the catalogue. */
export interface Invocation {
  name: string;
  id?: number;
  query?: string;
  body?: unknown;
}

/** The response to a call, and its cost in the store. */
interface Outcome {
  data: unknown;
  cost: Cost;
  /** Whether the function timed out. */
  isLate: boolean;
}

/**
 * Calls an endpoint's handler as the gateway would, and returns the cost of the call in the store.
 * @throws Error if the call fails for another reason than a timeout.
 */
export async function attempt(token: string, invocation: Invocation): Promise<Outcome> {
  const handler = await load(invocation.name);
  const { result, cost } = await measure(() => handler(eventOf(token, invocation), {}));
  const { statusCode = 500, body } = result;
  if (statusCode >= 300 && statusCode !== timedOutStatus)
    throw new Error(`${invocation.name}: ${body}`);
  const { data } = body ? JSON.parse(body) : {};
  return { data, cost, isLate: statusCode === timedOutStatus };
}

/** The same, for a call that must not time out. */
export async function invoke(token: string, invocation: Invocation): Promise<Outcome> {
  const outcome = await attempt(token, invocation);
  if (outcome.isLate) throw new Error(`${invocation.name} timed out.`);
  return outcome;
}

async function load(name: string): Promise<Handler> {
  const [family = '', operation = ''] = name.split('.');
  const { handler } = await import(`../../${fileOf(family, operation)}`);
  return handler;
}

/** The event of a call, as the gateway makes it. */
export function eventOf(token: string, { name, id, query = '', body }: Invocation): GatewayEvent {
  const { method, path } = routeOf(name);
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

/** The route of an endpoint. */
export function routeOf(name: string) {
  const endpoint = routes.find((one) => one.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint.route;
}
