import { type ImportKind, importKinds } from '#console/pages/import/import-kinds.ts';
import { readCsv } from '#importer/csv-file.ts';

export const kindOf = (name: string): ImportKind => {
  const kind = importKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind;
};
export const items = kindOf('items');

/** The parsed file of these lines. */
export const table = (...lines: string[]) =>
  readCsv(new TextEncoder().encode(lines.join('\n')), 'lamps.csv');
