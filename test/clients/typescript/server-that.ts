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

/** A server that answers in this order, and then as the last, for what the service seldom does. */
export async function serverThat(...answers: [Listener, ...Listener[]]) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const named = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const headers: Record<string, string> = Object.fromEntries(named);
    const one = { method, path, headers, body: await text(request) };
    received.push(one);
    const answer = answers[Math.min(received.length, answers.length) - 1] ?? answers[0];
    await answer(one, response);
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${port}`, received };
}

/** An answer with a JSON body. */
export function answers(status: number, body: object, headers: Record<string, string> = {}) {
  const listener: Listener = (_received, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  return listener;
}

/** A refusal as the service words it. */
export function refuses(status: number, code: string, headers: Record<string, string> = {}) {
  const request_id = '7b0c9a52-5f3e-4c0e-9a3f-0d4f5c2e1b7a';
  const error = { code, message: 'Refused.', status, request_id, fields: {} };
  return answers(status, { error }, headers);
}

/** The connection ends without an answer. */
export const answersNothing: Listener = (_received, response) => {
  response.destroy();
};

/** Asks the service, and does with its answer what is said. */
export function passesOn(
  service: string,
  then: (answer: Response, response: ServerResponse) => Promise<void>,
): Listener {
  return async ({ method, path, headers, body }, response) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...own } = headers;
    const payload = body === '' ? {} : { body };
    await then(await fetch(new URL(path, service), { method, headers: own, ...payload }), response);
  };
}

/** The service has done what it was asked when the connection ends. */
export async function losesAnswer(answer: Response, response: ServerResponse): Promise<void> {
  await answer.text();
  response.destroy();
}

export async function givesAnswer(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}
