import { join } from 'node:path';
import { run } from '../support/steps.ts';
import type { Emulator } from './emulator.ts';

/** What a script says of the emulator. */
export function ask(
  script: string,
  python: string,
  { env }: Emulator,
  ...args: string[]
): Promise<string> {
  return run(python, [join(import.meta.dirname, script), ...args], { env });
}
