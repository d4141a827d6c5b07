import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#infra/local/store.ts';
import { killGroup } from '../../local/start.ts';
import { cleanEnvironment, collect } from './command.ts';

const startMilliseconds = 300_000;

/** A service that `npm start` runs. */
interface StartedProject {
  url: string;
  /** The root of the service's process tree. */
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a project as its users do, on a data folder, and waits for the key that it prints. */
export async function startProject(project: string, dataFolder: string): Promise<StartedProject> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: cleanEnvironment({ PORT: String(port), DATA_DIR: dataFolder }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const kill = () => killGroup(child);
  // Unless the benchmark is killed, the service ends with it.
  process.once('exit', kill);
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  const reportEnd = (code: number | null, signal: string | null) =>
    console.error(`npm start in ${project} ended (${signal ?? code}): ${errors().slice(-2000)}`);
  child.once('exit', reportEnd);
  const stop = async () => {
    child.removeListener('exit', reportEnd);
    await interruptGroup(child);
    process.removeListener('exit', kill);
  };
  const deadline = Date.now() + startMilliseconds;
  while (!output().includes('Its key: ')) {
    if (hasEnded(child) || Date.now() > deadline) {
      await stop();
      throw new Error(`npm start in ${project} gave no key: ${errors() || output()}`);
    }
    await wait(50);
  }
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop };
}

/** Interrupts a process group, as Ctrl-C does, and waits for its end. */
async function interruptGroup(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
