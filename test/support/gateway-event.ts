import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/routes/route.ts';

export interface Request {
  /** The path with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What API Gateway hands to the function of a route (payload format 2.0). */
export function gatewayEvent(
  { method, path: template }: Pick<Route, 'method' | 'path'>,
  { path, headers = {}, body }: Request,
): APIGatewayProxyEventV2 {
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  const parameters = pathParameters(template, rawPath);
  const routeKey = `${method} ${template}`;
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    headers: { 'content-type': 'application/json', ...headers },
    ...(parameters ? { pathParameters: parameters } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '1',
      apiId: 'a',
      domainName: 'd',
      domainPrefix: 'd',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '::1', userAgent: '' },
      requestId: 'r',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
    },
  };
}

function pathParameters(template: string, path: string): Record<string, string> | undefined {
  const values = path.split('/');
  const found = template.split('/').flatMap((part, place) => {
    const [, name] = /^\{(.+)\}$/.exec(part) ?? [];
    return name === undefined ? [] : [[name, values[place] ?? '']];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
