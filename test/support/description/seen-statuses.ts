import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const seen = new Set<string>();

/** Notes that an endpoint answered with a status; each worker in a file of its own. */
export function noteStatus(name: string, status: number): void {
  const line = `${name} ${status}`;
  if (seen.has(line)) return;
  seen.add(line);
  appendFileSync(join(inject('statusFolder'), String(process.pid)), `${line}\n`);
}
