import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newTemporaryFolder } from '../support/temporary-folder.ts';

const program = join(import.meta.dirname, '..', '..', 'infra', 'local', 'start.ts');

export const startMilliseconds = 240_000;

/** A new data folder, and the services that were started on it. `end` removes all of them. */
export interface LocalStart {
  folder: string;
  /** Starts the service as `npm start` does. */
  start: (
    environment?: NodeJS.ProcessEnv,
    nodeOptions?: readonly string[],
    user?: { uid?: number; gid?: number },
  ) => StartedService;
  /** Kills all started services. */
  kill: () => void;
  end: () => void;
}

/** A service that was started, in a process group of its own. */
export interface StartedService {
  child: ChildProcess;
  /** All that it has printed. */
  output: () => string;
  /** Resolves when it has printed its key; rejects if it ends before. */
  ready: () => Promise<{ url: string; token: string }>;
  ended: Promise<number | null>;
}

/** A new data folder for a service that may run at the same time as others. */
export function newLocalStart(): LocalStart {
  const folder = newTemporaryFolder();
  const children: ChildProcess[] = [];
  const start: LocalStart['start'] = (environment = {}, nodeOptions = [], user = {}) => {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, [...nodeOptions, program], {
      env: { PATH, HOME, DATA_DIR: folder, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...user,
    });
    children.push(child);
    return watch(child);
  };
  const kill = () => {
    children.forEach(killGroup);
    // If the store could not be hidden, it outlives a killed service.
    killStore(folder);
  };
  const end = () => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  // Unless the test or script is killed, everything ends with it.
  process.once('exit', end);
  return { folder, start, kill, end };
}

function watch(child: ChildProcess): StartedService {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const output = () => printed;
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = async () => {
    const deadline = Date.now() + startMilliseconds;
    while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
      const url = /runs at (\S+) /.exec(printed)?.[1];
      const token = /Its key: (\S+)/.exec(printed)?.[1];
      if (url && token) return { url, token };
      await wait(50);
    }
    throw new Error(`The service did not start: ${printed}`);
  };
  return { child, output, ready, ended };
}

/** Kills a service, as the system does when memory runs out. */
export function killGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGKILL');
}

/** Interrupts a service and its children, as Ctrl-C in a terminal does. */
export function interruptGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGINT');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

/** Kills the store of a service. */
export function killStore(folder: string): void {
  try {
    process.kill(readNotes(folder).storePid, 'SIGKILL');
  } catch {
    // There is none, or it has ended.
  }
}

/** The notes of the service in its data folder. */
export function readNotes(folder: string) {
  const notes = JSON.parse(readFileSync(join(folder, 'service.json'), 'utf8'));
  return notes as { id: string; pid: number; url: string; storePid: number; endpoint: string };
}
