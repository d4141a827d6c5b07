import { can } from '#console/api/session.ts';
import { existingAmong, type FindExisting } from '#importer/existing.ts';
import { type Locations, readLocations } from '#importer/locations.ts';
import type { ImportPlan } from '#importer/plan.ts';
import { predictRefusals, preview } from '#importer/preview.ts';
import type { ApiRecord } from '#importer/records-api.ts';
import type { ImportRow } from '#importer/rows.ts';
import { findDuplicates, type RefusedRow, refusedRowOf } from '#importer/validate.ts';
import { problemsInWords } from './cell-problems.ts';
import type { Choices } from './choices.ts';
import { duplicateValues, type RecordsByKind } from './duplicate-values.ts';
import { exportedRows, type Repetition, repetitionOf } from './here-already.ts';
import { isChanging } from './plan-file.ts';
import { recordsOfSession } from './records-of-session.ts';

/** The expected result of an import. */
export interface ImportPreview extends Outcome {
  /** The rows that are imported. */
  plan: ImportPlan;
  /** The number of rows left out because they match existing items without a reference. */
  unreferenced: number;
  /** The new rows that were imported before from other files. */
  repeated: Repetition;
}

interface Outcome {
  added: number;
  newRows: ImportRow[];
  /** The number of rows whose records exist already. */
  present: number;
  refused: readonly RefusedRow[];
  newPlaces: readonly string[];
}

/** Says which rows are new, exist already or are refused, without writing anything. */
export async function previewImport(
  plan: ImportPlan,
  choices: Choices,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const api = recordsOfSession(signal);
  const locations = namesPlaces(plan) ? await readLocations(api) : undefined;
  return previewAmong(plan, choices, locations, await api.readAll(plan.kind.plural));
}

/** The expected result of an import into an account with these records. */
export function previewAmong(
  plan: ImportPlan,
  choices: Choices,
  locations: Locations | undefined,
  records: readonly ApiRecord[],
): ImportPreview {
  const findExisting = existingAmong(records);
  const exportRows = exportedRows(plan, records);
  const rows = plan.rows.filter((row) => !exportRows.has(row));
  const importPlan = { ...plan, rows };
  const outcome = withoutDuplicates(
    importPlan,
    previewOf(importPlan, choices, locations, findExisting),
    {
      // Of items, only where a column names places: they are not read otherwise.
      locations: locations?.records ?? [],
      [plan.kind.plural]: isChanging(choices)
        ? recordsThatStay(rows, findExisting, records)
        : records,
    },
  );
  const repetition = repetitionOf({ ...plan, rows: outcome.newRows }, records);
  return { ...outcome, plan: importPlan, unreferenced: exportRows.size, repeated: repetition };
}

/** The records whose codes and labels no row of the file may change. */
function recordsThatStay(
  rows: readonly ImportRow[],
  findExisting: FindExisting,
  records: readonly ApiRecord[],
): readonly ApiRecord[] {
  const changedRecords = new Set(rows.map(findExisting));
  return records.filter((record) => !changedRecords.has(record));
}

function withoutDuplicates(plan: ImportPlan, outcome: Outcome, records: RecordsByKind): Outcome {
  const refusals = duplicateValues(outcome.newRows, records);
  const newRows = outcome.newRows.filter((row) => !refusals.has(row));
  const duplicateRows = [...refusals].map(([row, refusal]) =>
    refusedRowOf(row, refusal, plan.columns),
  );
  const refused = [...outcome.refused, ...duplicateRows].sort(
    (one, other) => one.line - other.line,
  );
  return { ...outcome, newRows, added: newRows.length, refused };
}

/** The expected result of an import, given a function that finds existing records. */
export function previewOf(
  plan: ImportPlan,
  choices: Choices,
  locations: Locations | undefined,
  findExisting: FindExisting,
): Outcome {
  const changes = isChanging(choices);
  const options = {
    locations,
    ...locationOptions(choices),
    findExisting: changes ? findExisting : undefined,
  };
  const duplicates = findDuplicates(plan.rows);
  // Rows of existing records are not checked if nothing is changed, unless two rows have the same reference.
  const rows = plan.rows.filter((row) => !duplicates.has(row) && (changes || !findExisting(row)));
  const checkedPlan = { ...plan, rows };
  const refusedRows = [
    ...predictRefusals(checkedPlan, options),
    ...[...duplicates].map(([row, refusal]) => refusedRowOf(row, refusal, plan.columns)),
  ]
    .map(rowsInWords(plan))
    .sort((one, other) => one.line - other.line);
  const lines = new Set(refusedRows.map(({ line }) => line));
  const newRows = rows.filter((row) => !lines.has(row.line) && !findExisting(row));
  const { length: added } = newRows;
  const { new_locations: newPlaces = [] } = preview(checkedPlan, options, refusedRows);
  return {
    added,
    newRows,
    present: plan.rows.length - refusedRows.length - added,
    refused: refusedRows,
    newPlaces,
  };
}

export const namesPlaces = ({ rows }: ImportPlan) =>
  rows.some(({ locationNames }) => locationNames.size > 0);

/** How to handle places that do not exist yet. */
export function locationOptions({ createsPlaces }: Choices) {
  const mayCreate = can('content.locations');
  return {
    createsLocations: createsPlaces && mayCreate,
    howToCreate: mayCreate
      ? 'Tick “Add missing places” to add it.'
      : 'Ask somebody who may add places to add it.',
  };
}

/** Returns a function that describes refused rows in the words of the console. */
export function rowsInWords({ rows, columns }: ImportPlan): (refusedRow: RefusedRow) => RefusedRow {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return (refusedRow) => {
    const row = byLine.get(refusedRow.line);
    if (!row) return refusedRow;
    return refusedRowOf(
      row,
      { ...refusedRow, fields: problemsInWords(refusedRow.fields) },
      columns,
    );
  };
}
