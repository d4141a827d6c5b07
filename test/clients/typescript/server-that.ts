import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';

interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export type Listener = (
  received: ReceivedRequest,
  response: ServerResponse,
) => void | Promise<void>;

/** Starts a server that responds with these in turn, and then always with the last, for responses that the service seldom gives. */
export async function startStubServer(...listeners: [Listener, ...Listener[]]) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const named = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const headers: Record<string, string> = Object.fromEntries(named);
    const one = { method, path, headers, body: await text(request) };
    received.push(one);
    const listener = listeners[Math.min(received.length, listeners.length) - 1] ?? listeners[0];
    await listener(one, response);
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${port}`, received };
}

/** A response with a JSON body. */
export function respondWith(status: number, body: object, headers: Record<string, string> = {}) {
  const listener: Listener = (_received, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  return listener;
}

/** An error response in the form of the service. */
export function respondWithError(
  status: number,
  code: string,
  headers: Record<string, string> = {},
) {
  const request_id = '7b0c9a52-5f3e-4c0e-9a3f-0d4f5c2e1b7a';
  const error = { code, message: 'Refused.', status, request_id, fields: {} };
  return respondWith(status, { error }, headers);
}

/** Closes the connection without a response. */
export const dropConnection: Listener = (_received, response) => {
  response.destroy();
};

/** Closes the connection in the middle of the body. */
export const breakOff: Listener = (_received, response) => {
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  response.writeHead(200, headers);
  response.write('{"data":', () => response.destroy());
};

/** Forwards the request to the service, and calls `then` with its response. */
export function forwardTo(
  service: string,
  then: (answer: Response, response: ServerResponse) => Promise<void>,
): Listener {
  return async ({ method, path, headers, body }, response) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...own } = headers;
    const payload = body === '' ? {} : { body };
    await then(await fetch(new URL(path, service), { method, headers: own, ...payload }), response);
  };
}

/** Closes the connection after the service has processed the request. */
export async function dropResponse(answer: Response, response: ServerResponse): Promise<void> {
  await answer.text();
  response.destroy();
}

export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}
