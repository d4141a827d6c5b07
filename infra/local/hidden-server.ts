import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useGuard } from './guard-connections.ts';
import type { StoreServer } from './store-server.ts';
import { canBeSocket, socketEndpoint } from './store-socket.ts';

/** The server is alone in its network, so any port is free. */
const port = 8000;
const guard = join(import.meta.dirname, 'store-guard.js');

/**
 * A command for namespaces of network and process ids, which Linux gives to an ordinary user. The processes in
 * them end with the first one, and can connect to each other once the loopback device is up.
 */
const isolation = [
  ...['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'],
  ...['sh', '-c', '(ip link set lo up || ifconfig lo up) 2>/dev/null && exec "$@"', 'sh'],
];

/** Otherwise Ctrl-C in a terminal would end the store before the service that still writes to it. */
export const outOfTerminal = { detached: true } as const;

/** A running store server. */
export interface StartedServer {
  endpoint: string;
  child: ChildProcess;
  /** Asks it to end. */
  end: () => void;
}

/**
 * Starts a server in a network namespace, where only this process can reach it, and others through a socket
 * file that only its owner may open. Returns undefined if this user may create no namespaces.
 */
export async function startHiddenServer(
  server: StoreServer,
  file: string,
): Promise<StartedServer | undefined> {
  if (process.platform !== 'linux') return undefined;
  const socket = socketBeside(file);
  const { command, args } = server.command(port, file);
  const guardedCommand = [process.execPath, guard, socket, String(port), command, ...args];
  const child = spawn('unshare', [...isolation, ...guardedCommand], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...outOfTerminal,
  });
  const isThere = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    child.once('error', () => resolve(false)).once('exit', () => resolve(false));
  });
  if (!(await isThere)) return undefined;
  useGuard(socket, child);
  const end = () => void (child.connected && child.disconnect());
  return { endpoint: socketEndpoint(socket), child, end };
}

/** A path for the socket: next to the file of the store, or in a new private folder if that is too long. */
function socketBeside(file: string): string {
  const path = `${file}.socket`;
  if (canBeSocket(path)) return path;
  return join(mkdtempSync(join(tmpdir(), 'equipment-socket-')), 'socket');
}
