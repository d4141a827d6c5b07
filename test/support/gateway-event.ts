import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { pathValues } from '#shared/routes/path.ts';
import type { Route } from '#shared/routes/route.ts';

export interface Request {
  /** The path with its query. */
  path: string;
  headers?: Record<string, string>;
  /** The `Cookie` header, which the gateway passes apart from the other headers. */
  cookie?: string;
  body?: unknown;
  /** The client address, and the time of arrival in milliseconds since 1970. */
  ip?: string;
  at?: number;
}

/** The event that API Gateway passes to the function of a route (payload format 2.0). */
export function gatewayEvent(
  { method, path: template }: Pick<Route, 'method' | 'path'>,
  { path, headers = {}, cookie, body, ip = '::1', at = Date.now() }: Request,
): APIGatewayProxyEventV2 {
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  const parameters = pathValues(template, rawPath);
  if (!parameters) throw new Error(`${rawPath} is no path of ${template}`);
  const routeKey = `${method} ${template}`;
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    headers: { 'content-type': 'application/json', ...headers },
    ...(cookie === undefined ? {} : { cookies: [cookie] }),
    ...(template.includes('{') ? { pathParameters: parameters } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '1',
      apiId: 'a',
      domainName: 'd',
      domainPrefix: 'd',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: ip, userAgent: '' },
      requestId: 'r',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: at,
    },
  };
}
