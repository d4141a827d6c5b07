import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6, type Server as NetServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { canBeSocket, socketEndpoint } from './store-socket.ts';

/** The loopback address, which other machines cannot reach. */
export const thisMachine = '127.0.0.1';

const defaultPort = 3000;
const highestPort = 65_535;

/**
 * Parses the environment variable `PORT`.
 * @throws Error if it is not a port.
 */
export function readPort(text: string | undefined): number {
  const port = text ? Number(text) : defaultPort;
  if (Number.isInteger(port) && port >= 0 && port <= highestPort) return port;
  throw new Error(
    `PORT is ${text}, which is not a number from 0 to ${highestPort}. Choose another: PORT=3001 npm start`,
  );
}

/** The URL of a host; loopback and wildcard addresses become `localhost`. */
export function urlOf(host: string, port: number): string {
  const isThisMachine = [thisMachine, '0.0.0.0', '::', '::1'].includes(host);
  const name = isThisMachine ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * The URL of a host for its clients on all machines: a wildcard address becomes an address of this machine in
 * its network, if it has one.
 */
export function sharedUrlOf(host: string, port: number): string {
  const isWildcard = ['0.0.0.0', '::'].includes(host);
  return urlOf((isWildcard && networkAddress()) || host, port);
}

function networkAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((ofInterface) => ofInterface ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
}

/** How long a closing server waits for its requests before it cuts them off. */
const drainMilliseconds = 3_000;
const pauseMilliseconds = 10;

/** Closes a server after its current requests; it accepts no new ones. */
export async function closeServer(server: Server): Promise<void> {
  const closing = new Promise<void>((resolve) => server.close(() => resolve()));
  // Otherwise a client could send further requests on a kept-alive connection.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), pauseMilliseconds);
  const late = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closing;
  clearInterval(idle);
  clearTimeout(late);
}

const listenErrors: Record<string, (port: number, host: string) => Error> = {
  EACCES: (port) =>
    new Error(`Port ${port} is not open to this user. Choose another: PORT=3001 npm start`),
  EADDRINUSE: (port) => new Error(`Port ${port} is taken. Choose another: PORT=3001 npm start`),
  EADDRNOTAVAIL: (_port, host) =>
    new Error(`HOST is ${host}, which is not an address of this machine.`),
  ENOTFOUND: (_port, host) => new Error(`HOST is ${host}, which is not a known address.`),
};

/** Listens on a socket that other users of the machine cannot open, if possible. Returns the endpoint. */
export async function listenPrivately(server: Server, socket: string): Promise<string> {
  if (!canBeSocket(socket)) return urlOf(thisMachine, await listen(server, 0, thisMachine));
  await once(server.listen(socket), 'listening');
  return socketEndpoint(socket);
}

/** Listens on a port, or on any free one for 0. Returns the port. */
export function listen(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(listenErrors[error.code ?? '']?.(port, host) ?? error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
