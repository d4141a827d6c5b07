import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, Socket } from 'node:net';
import { MessagePort, workerData } from 'node:worker_threads';
import {
  type ConnectionRequest,
  type ConnectionResponse,
  openConnection,
} from './guard-connections.ts';

const hostSuffix = '.store.localhost';
/** Linux takes no longer path of a socket file, in bytes. */
const longestPath = 107;

/** Whether a server can listen on a socket file here, which only its owner may open. */
export function canBeSocket(path: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(path) <= longestPath;
}

/** The endpoint of a server that listens on a socket file: the path is in the host name, in hex. */
export function socketEndpoint(path: string): string {
  return `http://${Buffer.from(path).toString('hex')}${hostSuffix}`;
}

/** The socket file behind a host name; undefined for every other host. */
function socketOf(host: string | null | undefined): string | undefined {
  if (!host?.endsWith(hostSuffix)) return undefined;
  return Buffer.from(host.slice(0, -hostSuffix.length), 'hex').toString();
}

/** Where a thread of functions asks for connections that lead to a server without another process between. */
const port: unknown = workerData?.connections;
const waiting = new Map<number, (response: ConnectionResponse) => void>();
let requests = 0;
if (port instanceof MessagePort) {
  port.on('message', (response: ConnectionResponse) => waiting.get(response.id)?.(response));
}

/** A connection that the server's guard opens; undefined where none is to be had of it. */
function openByGuard(path: string): Promise<Socket | undefined> {
  if (!(port instanceof MessagePort)) return openConnection(path);
  requests += 1;
  const id = requests;
  port.postMessage({ id, path } satisfies ConnectionRequest);
  return new Promise((resolve) => {
    waiting.set(id, ({ descriptor }) => {
      waiting.delete(id);
      resolve(descriptor === undefined ? undefined : new Socket({ fd: descriptor }));
    });
  });
}

// Bundles carry their own SDK and run unchanged, so the one thing that they share with this process
// is changed: the agent of `node:http`. Every process and thread that calls such a server imports this.
const { createConnection } = Agent.prototype;
Agent.prototype.createConnection = function createStoreConnection(options, onCreate) {
  const path = socketOf((options as ClientRequestArgs).host);
  if (path === undefined) return createConnection.call(this, options, onCreate);
  if (!onCreate) return connect({ path });
  void openByGuard(path).then((socket) => onCreate(null, socket ?? connect({ path })));
  return undefined;
};
