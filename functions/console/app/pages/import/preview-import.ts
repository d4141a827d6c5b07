import { can } from '#console/api/session.ts';
import { existingAmong, type FindExisting } from '#importer/existing.ts';
import { judgeDuplicates, type RefusedRow, refusedRowOf } from '#importer/judge.ts';
import { type Locations, readLocations } from '#importer/locations.ts';
import type { ImportPlan } from '#importer/plan.ts';
import { predictRefusals, preview } from '#importer/preview.ts';
import type { ApiRecord } from '#importer/records-api.ts';
import type { ImportRow } from '#importer/rows.ts';
import { problemsInWords } from './cell-problems.ts';
import type { Choices } from './choices.ts';
import { exportedRows, type Repetition, repetitionOf } from './here-already.ts';
import { isChanging } from './plan-file.ts';
import { recordsOfSession } from './records-of-session.ts';

/** What an import would come to. */
export interface ImportPreview extends Outcome {
  /** The rows that are imported. */
  plan: ImportPlan;
  /** Rows of an export whose items have no reference: they are left alone. */
  unreferenced: number;
  /** Rows among the new ones that were imported before from other files. */
  repeated: Repetition;
}

interface Outcome {
  added: number;
  newRows: ImportRow[];
  /** Rows of records that are here already. */
  known: number;
  refused: readonly RefusedRow[];
  newPlaces: readonly string[];
}

/** Says which rows are new, known or refused, without writing anything. */
export async function previewImport(
  plan: ImportPlan,
  choices: Choices,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const api = recordsOfSession(signal);
  const locations = namesPlaces(plan) ? await readLocations(api) : undefined;
  return previewAmong(plan, choices, locations, await api.readAll(plan.kind.plural));
}

/** What an import would come to, beside all the records that are there. */
export function previewAmong(
  plan: ImportPlan,
  choices: Choices,
  locations: Locations | undefined,
  records: readonly ApiRecord[],
): ImportPreview {
  const findExisting = existingAmong(records);
  const exported = exportedRows(plan, records);
  const rows = plan.rows.filter((row) => !exported.has(row));
  const imported = { ...plan, rows };
  const outcome = previewOf(imported, choices, locations, findExisting);
  const repeated = repetitionOf({ ...plan, rows: outcome.newRows }, records);
  return { ...outcome, plan: imported, unreferenced: exported.size, repeated };
}

/** What an import would come to, beside what is there. */
export function previewOf(
  plan: ImportPlan,
  choices: Choices,
  locations: Locations | undefined,
  findExisting: FindExisting,
): Outcome {
  const changes = isChanging(choices);
  const options = {
    locations,
    ...placing(choices),
    findExisting: changes ? findExisting : undefined,
  };
  const duplicates = judgeDuplicates(plan.rows);
  // A row that is left alone is not judged, unless another one has its reference.
  const rows = plan.rows.filter((row) => !duplicates.has(row) && (changes || !findExisting(row)));
  const judged = { ...plan, rows };
  const refused = [
    ...predictRefusals(judged, options),
    ...[...duplicates].map(([row, refusal]) => refusedRowOf(row, refusal, plan.columns)),
  ]
    .map(rowsInWords(plan))
    .sort((one, other) => one.line - other.line);
  const lines = new Set(refused.map(({ line }) => line));
  const newRows = rows.filter((row) => !lines.has(row.line) && !findExisting(row));
  const { length: added } = newRows;
  const { new_locations: newPlaces = [] } = preview(judged, options, refused);
  return { added, newRows, known: plan.rows.length - refused.length - added, refused, newPlaces };
}

export const namesPlaces = ({ rows }: ImportPlan) =>
  rows.some(({ locationName }) => locationName !== undefined);

/** What becomes of places that are missing. */
export function placing({ createsPlaces }: Choices) {
  const mayCreate = can('content.locations');
  return {
    createsLocations: createsPlaces && mayCreate,
    createsParents: true,
    howToCreate: mayCreate
      ? 'Tick “Add missing places” to add it.'
      : 'Ask somebody who may add places to add it.',
  };
}

/** What puts refused rows of a file in the words of the console. */
export function rowsInWords({ rows, columns }: ImportPlan): (refused: RefusedRow) => RefusedRow {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return (refused) => {
    const row = byLine.get(refused.line);
    if (!row) return refused;
    return refusedRowOf(row, { ...refused, fields: problemsInWords(refused.fields) }, columns);
  };
}
