import { join } from 'node:path';
import { run } from '../support/steps.ts';
import type { Emulator } from './emulator.ts';

/** Runs a Python script against the emulator, and returns its output. */
export function runEmulatorScript(
  script: string,
  python: string,
  { env }: Emulator,
  ...args: string[]
): Promise<string> {
  return run(python, [join(import.meta.dirname, script), ...args], { env });
}
