import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import { byPrecedence, matchesPath } from '#shared/routes/path.ts';
import { callFunction } from './call-function.ts';
import { functionQueues, type RunInTurn } from './function-queues.ts';
import { eventOf, type RouteTarget } from './gateway-event.ts';
import { identityPath } from './identity.ts';
import type { LocalEndpoint } from './template.ts';

/** The largest request that API Gateway accepts, in bytes (AWS quota). */
const largestRequestBytes = 10 * 1024 * 1024;
/** The largest response of a function, in bytes of JSON (AWS quota). */
const largestAnswerBytes = 6_291_556;

/** With the 5 seconds of Node, clients would often send a request just as the server closes the connection. */
const keepAliveMilliseconds = 75_000;

/**
 * Serves functions as an HTTP API of API Gateway does, with payload format 2.0. They run in this thread, since
 * passing a call to another one costs as much as a ping. It also answers with the id of this service.
 */
export function createGateway(functions: readonly LocalEndpoint[], id: string): Server {
  const targets = functions
    .map((fn): RouteTarget => {
      const [method = '', path = ''] = fn.routeKey.split(' ');
      return { ...fn, method, path };
    })
    .sort(byRoute);
  const runInTurn = functionQueues();
  const options = { keepAliveTimeout: keepAliveMilliseconds };
  const server = createServer(options, (request, response) => {
    if (request.url === identityPath) return answerIdentity(response, id);
    serve(request, response, targets, runInTurn).catch((error) => {
      // There is nobody to answer if the client has disconnected, or the service is ending.
      if (!server.listening || (request.destroyed && !request.complete)) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"Internal Server Error"}');
    });
  });
  return server;
}

function answerIdentity(response: ServerResponse, id: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id }));
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  targets: readonly RouteTarget[],
  runInTurn: RunInTurn,
): Promise<void> {
  const arrivedAt = Date.now();
  const [rawPath = '/', rawQueryString = ''] = split(request.url ?? '/', '?');
  const body = await readBody(request);
  if (!body) {
    response.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
    response.end('{"message":"Request Entity Too Large"}');
    return;
  }
  const target = findTarget(targets, request.method ?? 'GET', rawPath);
  const event = eventOf(request, target, { rawPath, rawQueryString, body, arrivedAt });
  const { authorization, cookie } = request.headers;
  const caller = authorization ?? cookie ?? request.socket.remoteAddress ?? '';
  const result = await runInTurn(target, caller, () => answerOf(target, event));
  const text = result.body ?? '';
  assertAnswerSize(target, result);
  const content = result.isBase64Encoded ? Buffer.from(text, 'base64') : text;
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [
    name,
    String(value),
  ]);
  const cookies = result.cookies
    ? [['Set-Cookie', result.cookies.map((one) => cookieFor(request, one))]]
    : [];
  const length = [204, 304].includes(result.statusCode ?? 200)
    ? []
    : [['Content-Length', String(Buffer.byteLength(content))]];
  response.writeHead(
    result.statusCode ?? 200,
    Object.fromEntries([...headers, ...cookies, ...length]),
  );
  response.end(content);
}

/** Calls a function. A cast: the tests of the functions check what they return. */
async function answerOf(target: RouteTarget, event: GatewayEvent): Promise<GatewayResult> {
  return (await callFunction(target, event)) as GatewayResult;
}

/** Without TLS, browsers accept secure cookies only from their own machine. */
function cookieFor({ headers: { host = '' } }: IncomingMessage, cookie: string): string {
  return /^(localhost|127\.|\[::1\])/.test(host) ? cookie : cookie.replace('; Secure', '');
}

/** Throws for a response that Lambda would refuse as too large, for which the gateway answers 500. */
function assertAnswerSize({ routeKey }: RouteTarget, result: GatewayResult): void {
  // No character takes more than six bytes in JSON.
  if ((result.body ?? '').length * 6 < largestAnswerBytes) return;
  const size = Buffer.byteLength(JSON.stringify(result));
  if (size > largestAnswerBytes) {
    throw new Error(`${routeKey} answered ${size} bytes; Lambda takes ${largestAnswerBytes}.`);
  }
}

function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

/** Reads the body of a request; undefined if it is too large for the gateway. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined && encoding === undefined) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestRequestBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isAny = ({ method }: RouteTarget) => method === 'ANY';
const isGreedy = ({ path }: RouteTarget) => path.endsWith('+}');

/** The precedence of routes on AWS: exact segments, parameters, then `{proxy+}`; a method before `ANY`. */
function byRoute(a: RouteTarget, b: RouteTarget): number {
  return (
    Number(isGreedy(a)) - Number(isGreedy(b)) ||
    byPrecedence(a.path, b.path) ||
    Number(isAny(a)) - Number(isAny(b))
  );
}

/** Finds the route of a request among routes in order of precedence; `$default` if none matches. */
function findTarget(targets: readonly RouteTarget[], method: string, rawPath: string): RouteTarget {
  const target =
    targets.find(
      (one) => (one.method === method || isAny(one)) && matchesPath(one.path, rawPath),
    ) ?? targets.find(({ routeKey }) => routeKey === '$default');
  if (!target) throw new Error('The stack has no default route.');
  return target;
}
