import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ConnectionClosed, type Next, type Reply } from './wire.ts';

/** The real store. */
interface Upstream {
  call: Next;
  send: (operation: string, body: string) => Promise<Reply>;
  pause: () => void;
  resume: () => void;
  close: () => void;
}

export function upstreamOf(endpoint: string): Upstream {
  const { hostname, port } = new URL(endpoint);
  const agent = new Agent({ keepAlive: true });
  let paused: PromiseWithResolvers<void> | undefined;
  const send = async (operation: string, body: string): Promise<Reply> => {
    await paused?.promise;
    return new Promise((resolve, reject) => {
      const headers = { ...signedHeaders, 'x-amz-target': `DynamoDB_20120810.${operation}` };
      const outgoing = request({ agent, hostname, port, method: 'POST', headers }, (incoming) => {
        const status = incoming.statusCode ?? 500;
        json(incoming).then((value) => resolve({ status, body: value as Reply['body'] }), reject);
      });
      outgoing.on('error', (cause) => reject(new ConnectionClosed(cause.message, { cause })));
      outgoing.end(body);
    });
  };
  return {
    call: ({ operation, input }) => send(operation, JSON.stringify(input)),
    send,
    pause: () => {
      paused ??= Promise.withResolvers();
    },
    resume: () => {
      paused?.resolve();
      paused = undefined;
    },
    close: () => agent.destroy(),
  };
}

/** A local server requires a signature, but does not check it. */
const signedHeaders = {
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, ' +
    'SignedHeaders=host, Signature=none',
  'x-amz-date': '20260101T000000Z',
};
