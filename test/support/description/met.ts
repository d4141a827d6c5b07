import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const met = new Set<string>();

/** Notes that an endpoint answered with a status; each worker in a file of its own. */
export function noteMet(name: string, status: number): void {
  const line = `${name} ${status}`;
  if (met.has(line)) return;
  met.add(line);
  appendFileSync(join(inject('metFolder'), String(process.pid)), `${line}\n`);
}
