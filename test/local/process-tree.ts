import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The ids of a process and its descendants, without zombies. */
export function processTree(root: number): number[] {
  const parents = new Map(readProcesses().map(({ pid, parent }) => [pid, parent]));
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** The processes whose command line contains a text. */
export function processesWith(text: string): number[] {
  return readProcesses().flatMap(({ pid }) => {
    const command = read(`/proc/${pid}/cmdline`);
    return pid !== process.pid && command.includes(text) ? [pid] : [];
  });
}

/** The TCP ports of this network that processes listen on. */
export function portsOf(pids: readonly number[]): number[] {
  const sockets = new Set(pids.flatMap(socketsOf));
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => read(file).split('\n'));
  const ports = rows.flatMap((row) => {
    const [, local = '', , state, , , , , , socket = ''] = row.trim().split(/\s+/);
    const isListening = state === '0A' && sockets.has(socket);
    return isListening ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : [];
  });
  return [...new Set(ports)];
}

/** The memory that processes have together, in megabytes; what they share counts once. */
export function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    const match = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`));
    return Number(match?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function readProcesses() {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.flatMap((name) => {
    const [, state, parent] = /\) (\w) (\d+)/.exec(read(`/proc/${name}/stat`)) ?? [];
    return state === undefined || state === 'Z'
      ? []
      : [{ pid: Number(name), parent: Number(parent) }];
  });
}

function socketsOf(pid: number): string[] {
  try {
    const links = readdirSync(`/proc/${pid}/fd`).map((fd) => readLink(`/proc/${pid}/fd/${fd}`));
    return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []);
  } catch {
    return [];
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
