import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { type LocalStart, newLocalStart } from './start.ts';

/** Makes a folder one whose service was started before: the demo account is loaded, what follows it is not done. */
export function fill(folder: string): void {
  cpSync(inject('filledFolder'), folder, { recursive: true });
}

/** A data folder of its own, filled: what is started on it loads no demo account. */
export function newFilledStart(): LocalStart {
  const local = newLocalStart();
  fill(local.folder);
  return local;
}
