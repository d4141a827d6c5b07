import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { GatewayEvent } from '#shared/http/middleware/state.ts';
import { pathValues } from '#shared/routes/path.ts';
import type { LocalEndpoint } from './template.ts';

export interface RouteTarget extends LocalEndpoint {
  method: string;
  /** The path with its parameters, such as `/v1/items/{id}`. */
  path: string;
}

interface ReceivedRequest {
  rawPath: string;
  rawQueryString: string;
  body: Buffer;
  arrivedAt: number;
}

/** The event with which API Gateway calls the function of a request, in payload format 2.0. */
export function eventOf(
  request: IncomingMessage,
  target: RouteTarget,
  received: ReceivedRequest,
): GatewayEvent {
  const { rawPath, rawQueryString, body, arrivedAt } = received;
  const method = request.method ?? 'GET';
  // The gateway passes cookies separately.
  const { cookie, ...others } = request.headers;
  const headers = Object.entries(others).map(([name, value]) => [name, String(value ?? '')]);
  const text = body.toString();
  const isText = Buffer.from(text).equals(body);
  const values = Object.entries(pathValues(target.path, rawPath) ?? {});
  const pathParameters = Object.fromEntries(values.map(([name, value]) => [name, decode(value)]));
  return {
    version: '2.0',
    routeKey: target.routeKey,
    rawPath,
    rawQueryString,
    headers: Object.fromEntries(headers),
    ...(cookie === undefined ? {} : { cookies: cookie.split(/; */) }),
    ...(values.length > 0 ? { pathParameters } : {}),
    ...(body.length > 0 ? { body: isText ? text : body.toString('base64') } : {}),
    isBase64Encoded: !isText,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: target.routeKey,
      stage: '$default',
      time: new Date(arrivedAt).toUTCString(),
      timeEpoch: arrivedAt,
    },
  };
}

/** Bytes that are not UTF-8 become U+FFFD, and a `%` without two digits is just that. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}
