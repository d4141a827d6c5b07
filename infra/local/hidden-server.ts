import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useGuard } from './guard-connections.ts';
import type { StoreServer } from './store-server.ts';
import { canBeSocket, socketEndpoint } from './store-socket.ts';

/** The server has the network for itself, so any port will do. */
const port = 8000;
const guard = join(import.meta.dirname, 'store-guard.js');

/**
 * A network and process ids of its own, as Linux gives them to an ordinary user. What is started in
 * it ends with this one process, and reaches itself once the loopback device is up.
 */
const isolation = [
  ...['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'],
  ...['sh', '-c', '(ip link set lo up || ifconfig lo up) 2>/dev/null && exec "$@"', 'sh'],
];

/** Ctrl-C in a terminal would end the store before those who still write to it. */
export const outOfTerminal = { detached: true } as const;

/** A server that was started for a store. */
export interface StartedServer {
  endpoint: string;
  child: ChildProcess;
  /** Has it end by itself, soon. */
  end: () => void;
}

/**
 * Starts a server in a network of its own, where it is reached by this process, and by a socket file that
 * only its owner may open. Undefined where the system gives no such network to this user.
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

/** A socket next to the file of the store, or in a new folder for this user alone if that path is too long. */
function socketBeside(file: string): string {
  const path = `${file}.socket`;
  if (canBeSocket(path)) return path;
  return join(mkdtempSync(join(tmpdir(), 'equipment-socket-')), 'socket');
}
