import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

const ending = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => ending.abort(new Error(`Ended by ${name}.`)));
}

/** Aborts when a signal ends this script, so that the script can still end what it started. */
export const endingSignal = ending.signal;

/** A step failed, and was reported. */
class StepFailed extends Error {}

/** Runs one step of a script, and prints how long it took, and why it failed. */
export async function step<T>(title: string, action: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const printOutcome = (outcome: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(`${outcome} ${seconds} s  ${title}`);
  };
  try {
    endingSignal.throwIfAborted();
    const result = await action();
    printOutcome('ok    ');
    return result;
  } catch (cause) {
    printOutcome('FAILED');
    console.error(cause instanceof Error ? cause.message : cause);
    throw new StepFailed(title, { cause });
  }
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Shows what the command prints as it comes; without it, only a failure shows it. */
  isShown?: boolean;
}

/** Runs a command. Returns what it printed on stdout; throws with all of its output if it fails. */
export function run(
  command: string,
  args: readonly string[],
  { env = process.env, cwd = process.cwd(), isShown = false }: CommandOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const stdio = isShown ? 'inherit' : 'pipe';
    const child = spawn(command, args, { env, cwd, signal: endingSignal, stdio });
    let stdout = '';
    let output = '';
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (cause) => reject(endingSignal.aborted ? endingSignal.reason : cause));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`${output}\n${command} ended with ${code ?? signal}.`));
    });
  });
}

/** Whether a command exists and succeeds. */
export async function works(command: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(command, args);
    return true;
  } catch {
    return false;
  }
}

/** Runs a script's steps: exit code 1 where one fails. */
export async function runScript(steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    if (!(error instanceof StepFailed)) console.error(error);
    process.exitCode = 1;
  }
}

/** Reports that a script cannot run on this machine. In CI, where nobody reads it, that is a failure. */
export function skip(reason: string): void {
  const isFailure = process.env.CI === 'true';
  console.log(`${isFailure ? 'FAILED' : 'skipped'}: ${reason}`);
  if (isFailure) process.exitCode = 1;
}
