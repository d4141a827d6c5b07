import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { CsvFile } from './csv-file.ts';

/** The column that says why a row was refused. An import leaves it out, so the file can be corrected and imported. */
export const refusedColumn = 'refused_because';

/** Keeps the rows that were refused as they were, each with its reason. */
export async function writeRefused(
  file: string,
  { delimiter, header, rows }: CsvFile,
  reasons: ReadonlyMap<number, string>,
): Promise<void> {
  const dataColumns = header.flatMap((name, index) => (name === refusedColumn ? [] : [index]));
  const cellsOf = (cells: readonly string[]) => dataColumns.map((index) => cells[index] ?? '');
  const refused = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...cellsOf(cells), reason]];
  });
  await writeFile(
    file,
    stringify([[...cellsOf(header), refusedColumn], ...refused], { delimiter }),
  );
}
