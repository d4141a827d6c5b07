import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endingSignal } from './steps.ts';

const startMilliseconds = 60_000;
const stopMilliseconds = 10_000;

interface ServerOptions {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** An address that responds once the server has started. */
  url: string;
}

/** A server that was started for a test. */
export interface Server {
  stop: () => Promise<void>;
}

/** Starts a server with its children as a process group, and waits until it answers. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { command, args, env = process.env } = options;
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-20_000);
    });
  }
  const stop = async () => {
    process.off('exit', kill);
    await stopServer(child);
  };
  try {
    await waitForResponse(child, options.url);
    return { stop };
  } catch (cause) {
    await stop();
    throw new Error(`${output}\n${command} did not start.`, { cause });
  }
}

async function waitForResponse(child: ChildProcess, url: string): Promise<void> {
  let spawnError: Error | undefined;
  child.once('error', (error) => {
    spawnError = error;
  });
  const deadline = Date.now() + startMilliseconds;
  while (Date.now() < deadline) {
    if (spawnError) throw spawnError;
    if (hasEnded(child)) throw new Error('It ended.');
    try {
      await fetch(url);
      return;
    } catch {
      await wait(100, undefined, { signal: endingSignal });
    }
  }
  throw new Error('It does not answer.');
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    signalGroup(child, 'SIGTERM');
    await Promise.race([ended, wait(stopMilliseconds, undefined, { ref: false })]);
  }
  signalGroup(child, 'SIGKILL');
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}
