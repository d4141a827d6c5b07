import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestAccount } from '../support/account.ts';
import type { Client } from '../support/http.ts';
import { folder, run } from './cli.ts';

let files = 0;

/** Writes a CSV file with a unique name. */
export async function csvFile(...lines: string[]): Promise<string> {
  files += 1;
  const file = join(folder, `equipment-${files}.csv`);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

type Key = Pick<TestAccount, 'token'>;

/** The options of `import items` with entries of `--map`. */
export function options({ token }: Key, file: string, ...maps: string[]): string[] {
  const map = maps.flatMap((entry) => ['--map', entry]);
  return ['import', 'items', '--token', token, '--file', file, ...map];
}

export function importItems(...args: Parameters<typeof options>) {
  return runImport(options(...args));
}

/** Imports records of a kind with more options. */
export function importKind(kind: string, { token }: Key, file: string, ...more: string[]) {
  return runImport(['import', kind, '--token', token, '--file', file, ...more]);
}

/** Runs an import to its end, and expects it to print only its report, on one line. */
async function runImport(args: readonly string[]) {
  const { code, stdout, stderr } = await run(args);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return { code, report: JSON.parse(stdout) };
}

/** The items of an account, up to a page. */
export async function itemsOf(api: Client) {
  return (await api.get('/v1/items?limit=200')).body.data;
}
