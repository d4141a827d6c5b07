import { readFile, stat, writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { type CsvFile, readCsv } from '#importer/csv-file.ts';
import type { ImportPlan } from '#importer/plan.ts';
import { refusedTable } from '#importer/refused-file.ts';
import type { RefusedRow } from '#importer/validate.ts';
import { invalidOption } from '../options.ts';

/**
 * Reads a CSV file; its delimiter is found if it is not given.
 * @throws ApiError `validation_failed` for a folder, or for a file that is no CSV
 */
export async function readTable(file: string, delimiter?: string): Promise<CsvFile> {
  // The error of Node for a folder does not say which path it is about.
  if ((await stat(file)).isDirectory())
    throw invalidOption('file', `${file} is a folder, not a file.`);
  return readCsv(await readFile(file), file, delimiter);
}

/** Whether two paths lead to one file: links may, and names in another case on macOS and Windows. */
export async function isSameFile(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all(
    // The paths may not exist.
    [path, other].map((file) => stat(file, { bigint: true }).catch(() => undefined)),
  );
  return one !== undefined && one.dev === two?.dev && one.ino === two.ino;
}

/** Writes the refused rows of an import with their reasons into a CSV file, with the delimiter of the import. */
export async function writeRefused(
  { table }: ImportPlan,
  file: string,
  refusedRows: readonly RefusedRow[],
): Promise<void> {
  const reasons = new Map(refusedRows.map(({ line, message }) => [line, message]));
  const { delimiter } = table;
  await writeFile(file, stringify(refusedTable(table, reasons), { delimiter }));
}
