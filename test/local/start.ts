import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newTemporaryFolder } from '../support/temporary-folder.ts';

const program = join(import.meta.dirname, '..', '..', 'infra', 'local', 'start.ts');

export const startMilliseconds = 240_000;

/** A data folder of its own, and what was started on it; `end` leaves nothing of either. */
export interface LocalStart {
  folder: string;
  /** Starts the service as `npm start` does. */
  start: (
    environment?: NodeJS.ProcessEnv,
    nodeOptions?: readonly string[],
    user?: { uid?: number; gid?: number },
  ) => StartedService;
  /** Kills what was started. */
  kill: () => void;
  end: () => void;
}

/** A service that was started, in a process group of its own. */
export interface StartedService {
  child: ChildProcess;
  /** All that it has printed. */
  output: () => string;
  /** Resolves when it has shown its key; throws where it ends before. */
  ready: () => Promise<{ url: string; token: string }>;
  ended: Promise<number | null>;
}

/** A new data folder for a service that runs beside all others. */
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
    // One that could not be hidden is left behind by a service that is killed.
    killStore(folder);
  };
  const end = () => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  // However a test or a script ends, short of being killed, nothing outlives it.
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

/** Kills a service, as the system does where memory runs out. */
export function killGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGKILL');
}

/** Ends a service with Ctrl-C, which a terminal sends to all that was started in it. */
export function interruptGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGINT');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
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

/** What the service has noted in its data folder. */
export function readNotes(folder: string) {
  const notes = JSON.parse(readFileSync(join(folder, 'service.json'), 'utf8'));
  return notes as { id: string; pid: number; url: string; storePid: number; endpoint: string };
}
