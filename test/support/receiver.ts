import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { onTestFinished, vi } from 'vitest';
import { listen, thisMachine } from '#infra/local/listen.ts';
import type { SignedInMember } from './sign-in.ts';

const polling = { timeout: 60_000, interval: 100 };

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: the fields depend on the event
  event: any;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

type Respond = (response: ServerResponse, received: ReceivedRequest) => unknown;

/** Starts a server that records what is posted to it. It answers 204 by default. */
export async function startReceiver(
  respond: Respond = (response) => response.writeHead(204).end(),
) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const entry = { headers: request.headers, body, event: JSON.parse(body), at: Date.now() };
    received.push(entry);
    await respond(response, entry);
  });
  const port = await listen(server, 0, thisMachine);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://${thisMachine}:${port}/hook`;
  /** The received requests, once there are this many. */
  const once = (count: number, waiting = polling) =>
    vi.waitFor(() => {
      if (received.length < count) throw new Error(`Received ${received.length} of ${count}.`);
      return received;
    }, waiting);
  return { url, received, once };
}

/** Verifies a delivery with the Standard Webhooks library, as a receiver would. */
export function verify(secret: string, { body, headers }: ReceivedRequest): unknown {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  return new Webhook(secret).verify(body, signed);
}

/** Creates a webhook as the owner of an account. Returns its id, path and secret. */
export async function newWebhook(
  { api, account }: { api: SignedInMember['api']; account: number },
  url: string,
  fields: object = {},
) {
  const webhooks = `/v1/accounts/${account}/webhooks`;
  const { status, body } = await api.post(webhooks, { url, events: ['*'], ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { id, secret } = body.data;
  return { id: Number(id), secret: String(secret), path: `${webhooks}/${id}` };
}
