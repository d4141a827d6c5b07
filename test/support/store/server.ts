import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { upstreamOf } from './upstream.ts';
import { ConnectionClosed, type Layer, type Next, type Reply, readCall } from './wire.ts';

/** A call that reached the server. */
export interface Arrival {
  operation: string;
  /** How many calls of that operation came before. */
  nth: number;
  /** The caller, if the request has the header. */
  caller: string | undefined;
}

/** The header in which a request may name its caller. */
export const callerHeader = 'x-caller';

/** A server between a service and its store. */
export interface StoreProxy {
  endpoint: string;
  /** The operations that reached this server, in order. */
  calls: string[];
  /** Pauses the store: calls wait, and are done once it resumes, even if their caller no longer waits. */
  pause: () => void;
  resume: () => void;
  /** Ends all connections, and refuses new ones until `reconnect`, at the same address. */
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** Waits until all calls of a caller that were forwarded to the store are done, even late ones. */
  waitForCaller: (caller: string) => Promise<void>;
  /** Waits until there was no call for a second, and none is waiting for a reply. */
  waitUntilIdle: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a proxy in front of a store. Calls on rows pass through the layers, outermost first. */
export async function serveStore(
  endpoint: string,
  layersFor: (arrival: Arrival) => Promise<readonly Layer[]>,
): Promise<StoreProxy> {
  const calls: string[] = [];
  const counts = new Map<string, number>();
  const forwarded = new Map<string, Promise<Reply>[]>();
  const upstream = upstreamOf(endpoint);
  const answer = async (incoming: IncomingMessage): Promise<Reply> => {
    const operation = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const caller = incoming.headers[callerHeader]?.toString();
    const body = await text(incoming);
    const nth = counts.get(operation) ?? 0;
    counts.set(operation, nth + 1);
    calls.push(operation);
    const layers = await layersFor({ operation, nth, caller });
    const call = readCall(operation, body);
    const forward: Next = (one) => {
      const reply = upstream.call(one);
      if (caller) forwarded.set(caller, [...(forwarded.get(caller) ?? []), reply]);
      return reply;
    };
    return call ? applyLayers(layers, forward)(call) : upstream.send(operation, body);
  };
  let pending = 0;
  let calledAt = 0;
  const server = createServer(async (incoming, outgoing) => {
    pending += 1;
    calledAt = performance.now();
    outgoing.once('close', () => {
      pending -= 1;
    });
    try {
      const { status, body } = await answer(incoming);
      outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      outgoing.end(JSON.stringify(body));
    } catch (error) {
      if (!(error instanceof ConnectionClosed)) console.error(error);
      incoming.socket.destroy();
    }
  });
  // Otherwise an idle connection could close while a call is sent, which would be an unwanted fault.
  server.keepAliveTimeout = 0;
  const disconnect = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const close = async () => {
    await disconnect();
    upstream.close();
  };
  const waitForCaller = async (caller: string) => {
    // The last call may not have arrived yet.
    await wait(50);
    await Promise.allSettled(forwarded.get(caller) ?? []);
  };
  const waitUntilIdle = async () => {
    while (pending > 0 || performance.now() - calledAt < 1000) await wait(100);
  };
  const { pause, resume } = upstream;
  const port = await listen(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    pause,
    resume,
    disconnect,
    reconnect: async () => void (await listen(server, port)),
    waitForCaller,
    waitUntilIdle,
    close,
  };
}

function applyLayers(layers: readonly Layer[], last: Next): Next {
  return layers.reduceRight<Next>((next, layer) => (call) => layer(call, next), last);
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
