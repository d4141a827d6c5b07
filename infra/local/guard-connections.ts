import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** A request of a thread for a connection to the server behind a socket file. */
export interface ConnectionRequest {
  id: number;
  path: string;
}

/** The file descriptor of the connection; absent if the thread has to connect to the socket file itself. */
export interface ConnectionResponse {
  id: number;
  descriptor?: number;
}

/** Opens a connection to a server; undefined if that is not possible. */
type OpenConnection = () => Promise<Socket | undefined>;

const openers = new Map<string, OpenConnection>();

/** Makes this process and its threads use connections that the guard of a server opens for its socket file. */
export function useGuard(path: string, guard: ChildProcess): void {
  const waiting = new Map<number, (connection: Socket | undefined) => void>();
  const settle = (id: number, connection?: Socket) => {
    waiting.get(id)?.(connection);
    waiting.delete(id);
  };
  guard.on('message', (id, connection) => {
    if (typeof id === 'number') settle(id, connection instanceof Socket ? connection : undefined);
  });
  guard.once('exit', () => {
    openers.delete(path);
    for (const id of waiting.keys()) settle(id);
  });
  let requests = 0;
  openers.set(path, () => {
    if (!guard.connected) return Promise.resolve(undefined);
    requests += 1;
    const id = requests;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      guard.send(id, (error) => error && settle(id));
    });
  });
}

/** Gets a connection from the guard of the server behind a socket file; undefined if that is not possible. */
export async function openConnection(path: string): Promise<Socket | undefined> {
  return openers.get(path)?.();
}

/** A message port with which a thread requests connections. */
export function connectionPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', async ({ id, path }: ConnectionRequest) => {
    const connection = await openConnection(path);
    const descriptor = connection && descriptorOf(connection);
    const response = { id, ...(descriptor === undefined ? {} : { descriptor }) };
    port1.postMessage(response satisfies ConnectionResponse);
  });
  port1.unref();
  return port2;
}

/**
 * Returns the file descriptor of a connection, since Node can pass no socket to a thread. This thread stops
 * reading the connection, and leaves closing it to the other one.
 */
function descriptorOf(connection: Socket): number | undefined {
  const handle: unknown = Reflect.get(connection, '_handle');
  if (typeof handle !== 'object' || handle === null) return undefined;
  const stopReading: unknown = Reflect.get(handle, 'readStop');
  const descriptor: unknown = Reflect.get(handle, 'fd');
  if (typeof stopReading !== 'function' || typeof descriptor !== 'number') return undefined;
  stopReading.call(handle);
  return descriptor;
}
