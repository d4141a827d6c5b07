import { type Choices, firstChoices } from '#console/pages/import/choices.ts';
import { type ImportKind, importKinds } from '#console/pages/import/import-kinds.ts';
import { planFile } from '#console/pages/import/plan-file.ts';
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

/** The plan of an import of items from a file, or why there is none. */
export const planOrProblem = (file: ReturnType<typeof table>, some: Partial<Choices> = {}) =>
  planFile(file, 'lamps.csv', items, { ...firstChoices(file, items), ...some });

/** The plan of an import of items from a file. */
export function planOf(...args: Parameters<typeof planOrProblem>) {
  const file = planOrProblem(...args);
  if ('problem' in file) throw new Error(file.problem);
  return file.plan;
}
