import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, Socket } from 'node:net';
import { MessagePort, workerData } from 'node:worker_threads';
import {
  type ConnectionRequest,
  type ConnectionResponse,
  openConnection,
} from './guard-connections.ts';

const hostSuffix = '.store.localhost';
/** The longest path of a socket file on Linux, in bytes. */
const longestPath = 107;

/** Whether a server can listen on a socket file with this path. */
export function canBeSocket(path: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(path) <= longestPath;
}

/** An endpoint for a socket file: the host name contains the path in hexadecimal. */
export function socketEndpoint(path: string): string {
  return `http://${Buffer.from(path).toString('hex')}${hostSuffix}`;
}

/** The socket file in a host name; undefined for other host names. */
function socketOf(host: string | null | undefined): string | undefined {
  if (!host?.endsWith(hostSuffix)) return undefined;
  return Buffer.from(host.slice(0, -hostSuffix.length), 'hex').toString();
}

/** The port with which a thread requests direct connections to the server. */
const port: unknown = workerData?.connections;
const waiting = new Map<number, (response: ConnectionResponse) => void>();
let requests = 0;
if (port instanceof MessagePort) {
  port.on('message', (response: ConnectionResponse) => waiting.get(response.id)?.(response));
}

/** Gets a connection from the guard of the server; undefined if it gives none. */
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

// Bundles contain their own SDK and run unchanged, so the agent of `node:http`, which they share with this
// process, is patched. Every process and thread that calls such a server imports this module.
const { createConnection } = Agent.prototype;
Agent.prototype.createConnection = function createStoreConnection(options, onCreate) {
  const path = socketOf((options as ClientRequestArgs).host);
  if (path === undefined) return createConnection.call(this, options, onCreate);
  if (!onCreate) return connect({ path });
  void openByGuard(path).then((socket) => onCreate(null, socket ?? connect({ path })));
  return undefined;
};
