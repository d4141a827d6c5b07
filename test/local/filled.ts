import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { type LocalStart, newLocalStart } from './start.ts';

/** Fills a data folder as if a service had loaded the demo account, and had stopped before processing its changes. */
export function fill(folder: string): void {
  cpSync(inject('filledFolder'), folder, { recursive: true });
}

/** A new data folder that is filled, so that a start on it does not load the demo account. */
export function newFilledStart(): LocalStart {
  const local = newLocalStart();
  fill(local.folder);
  return local;
}
