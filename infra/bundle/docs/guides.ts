import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeTable, fieldCodeTable } from './error-tables.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'guides');

/** The guides in the order in which they are read; each is a file in `docs/guides/`. */
export const guideNames = [
  'index',
  'first-calls',
  'pages-and-filters',
  'nightly-sync',
  'changes',
  'webhooks',
  'booking',
  'quantities-and-kits',
  'maintenance',
  'offline-scanners',
  'retries',
  'rate-limits',
  'errors',
  'files',
  'going-live',
] as const;

/** Reads a guide in Markdown, with the tables that are generated from the code. */
export async function readGuide(name: string): Promise<string> {
  const text = await readFile(join(folder, `${name}.md`), 'utf8');
  return text
    .replace('<!-- codes -->', codeTable())
    .replace('<!-- field codes -->', fieldCodeTable());
}
