import type { CsvFile } from './csv-file.ts';

/** The column that says why a row was refused. An import leaves it out, so the file can be corrected and imported. */
export const refusedColumn = 'refused_because';

/** The header and the refused rows as the file has them, each with its reason, which is found by its line. */
export function refusedTable(
  { header, rows }: CsvFile,
  reasons: ReadonlyMap<number, string>,
): string[][] {
  const dataColumns = header.flatMap((name, index) => (name === refusedColumn ? [] : [index]));
  const cellsOf = (cells: readonly string[]) => dataColumns.map((index) => cells[index] ?? '');
  const refusedRows = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...cellsOf(cells), reason]];
  });
  return [[...cellsOf(header), refusedColumn], ...refusedRows];
}
