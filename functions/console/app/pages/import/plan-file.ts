import type { CsvFile } from '#importer/csv-file.ts';
import { type ImportPlan, planImport } from '#importer/plan.ts';
import { ApiError } from '#shared/errors.ts';
import { type Choices, columnsOf, placeTargets, targetLabel } from './choices.ts';
import type { ImportKind } from './import-kinds.ts';

/** A file whose rows can be sent, or why they cannot. */
type PlannedFile = { plan: ImportPlan } | { problem: string; needsDates: boolean };

/** Plans how to import a file's rows as the user chose, before any is sent. */
export function planFile(
  table: CsvFile,
  fileName: string,
  importKind: ImportKind,
  choices: Choices,
): PlannedFile {
  const { targets, dates } = choices;
  const columns = columnsOf(table);
  const twice = columns.map((name) => targets[name]).find(isTwice);
  if (twice) {
    const problem = `Two columns go to ${targetLabel(twice, importKind)}: leave one of them out.`;
    return { problem, needsDates: false };
  }
  const placeColumns = placeTargets.map(
    ([target, field]) => [field, columns.find((name) => targets[name] === target)] as const,
  );
  const map = columns
    .filter((name) => !placeColumns.some(([, column]) => column === name))
    .map((name) => [name, targets[name] ?? ''] as const);
  try {
    const plan = planImport(importKind.kind, table, {
      fileName,
      map,
      locationColumns: Object.fromEntries(placeColumns),
      update: isChanging(choices),
      ...(dates === '' ? {} : { dates }),
    });
    return { plan };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return problemOf(cause.fields, importKind);
  }
}

function problemOf(fields: ApiError['fields'], { noun }: ImportKind): PlannedFile {
  if (fields.name) {
    const problem = `Choose the column that has the name: every ${noun} needs one.`;
    return { problem, needsDates: false };
  }
  if (fields.dates) {
    const problem = 'Say whether the day or the month comes first in dates such as 01/02/2026.';
    return { problem, needsDates: true };
  }
  const messages = Object.values(fields).flatMap((problems) => problems.map((one) => one.message));
  return { problem: messages.join(' '), needsDates: false };
}

const isTwice = (target: string | undefined, index: number, all: readonly (string | undefined)[]) =>
  Boolean(target) && all.indexOf(target) !== index;

/** Whether a column holds the external references by which records are recognised. */
export const knowsRecords = ({ targets }: Choices) =>
  Object.values(targets).includes('external_ref');

/** Whether rows change the records that their references name. */
export const isChanging = (choices: Choices) => choices.changesKnown && knowsRecords(choices);
