import { createServer, request, type Server } from 'node:http';
import { inject } from 'vitest';

/**
 * What goes wrong with one call to the store; undefined lets it through. `reset` comes before the
 * store has seen the call, `lost` after it has done it, and `hanging` never answers.
 */
export type Fault = 'throttled' | 'conflict' | 'reset' | 'lost' | 'hanging' | undefined;

export interface FaultyStore {
  endpoint: string;
  /** The operations that reached this server, in their order. */
  calls: string[];
  close: () => Promise<void>;
}

/**
 * A server before the real store that makes the faults which the store itself cannot: `faultOf`
 * decides for each call, by its operation and how many of that operation came before. The call waits
 * as long as the decision takes.
 */
export async function startFaultyStore(
  faultOf: (operation: string, nth: number) => Fault | Promise<Fault>,
): Promise<FaultyStore> {
  const calls: string[] = [];
  const upstream = new URL(inject('service').endpoint);
  const server = createServer(async (incoming, outgoing) => {
    const operation = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const before = calls.filter((one) => one === operation).length;
    calls.push(operation);
    const fault = await faultOf(operation, before);
    if (fault === 'reset') {
      incoming.socket.destroy();
      return;
    }
    if (fault === 'hanging') return;
    if (fault && fault !== 'lost') {
      outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      outgoing.end(JSON.stringify(answers[fault]));
      return;
    }
    const forwarded = request(
      {
        hostname: upstream.hostname,
        port: upstream.port,
        method: 'POST',
        headers: incoming.headers,
      },
      (answer) => {
        if (fault === 'lost') {
          incoming.socket.destroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  const port = await listen(server);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { endpoint: `http://127.0.0.1:${port}`, calls, close };
}

const name = 'com.amazonaws.dynamodb.v20120810#';

const answers = {
  throttled: { __type: `${name}ProvisionedThroughputExceededException`, message: 'Slow down' },
  conflict: {
    __type: `${name}TransactionCanceledException`,
    Message: 'Transaction cancelled',
    CancellationReasons: [
      { Code: 'TransactionConflict', Message: 'secret detail' },
      { Code: 'None' },
    ],
  },
};

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
