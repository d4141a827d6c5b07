import { can } from '#console/api/session.ts';
import { judgeDuplicates, type RefusedRow, refusedRowOf } from '#importer/judge.ts';
import { type Locations, readLocations } from '#importer/locations.ts';
import type { ImportPlan } from '#importer/plan.ts';
import { type FindPresent, presentAmong } from '#importer/present.ts';
import { foreseeRefusals, preview } from '#importer/preview.ts';
import type { ApiRecord } from '#importer/records-api.ts';
import type { ImportRow } from '#importer/rows.ts';
import { problemsInWords } from './cell-problems.ts';
import type { Choices } from './choices.ts';
import { exportedRows, type Repetition, repetitionOf } from './here-already.ts';
import { isChanging } from './plan-file.ts';
import { recordsOfSession } from './records-of-session.ts';

/** What an import would come to. */
export interface Foresight extends Outcome {
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
export async function foresee(
  plan: ImportPlan,
  choices: Choices,
  signal: AbortSignal,
): Promise<Foresight> {
  const api = recordsOfSession(signal);
  const locations = namesPlaces(plan) ? await readLocations(api) : undefined;
  return foreseeAmong(plan, choices, locations, await api.readAll(plan.kind.plural));
}

/** What an import would come to, beside all the records that are there. */
export function foreseeAmong(
  plan: ImportPlan,
  choices: Choices,
  locations: Locations | undefined,
  records: readonly ApiRecord[],
): Foresight {
  const findPresent = presentAmong(records);
  const exported = exportedRows(plan, records);
  const rows = plan.rows.filter((row) => !exported.has(row));
  const imported = { ...plan, rows };
  const outcome = foreseeFrom(imported, choices, locations, findPresent);
  const repeated = repetitionOf({ ...plan, rows: outcome.newRows }, records);
  return { ...outcome, plan: imported, unreferenced: exported.size, repeated };
}

/** What an import would come to, beside what is there. */
export function foreseeFrom(
  plan: ImportPlan,
  choices: Choices,
  locations: Locations | undefined,
  findPresent: FindPresent,
): Outcome {
  const changes = isChanging(choices);
  const options = {
    locations,
    ...placing(choices),
    findPresent: changes ? findPresent : undefined,
  };
  const duplicates = judgeDuplicates(plan.rows);
  // A row that is left alone is not judged, unless another one has its reference.
  const rows = plan.rows.filter((row) => !duplicates.has(row) && (changes || !findPresent(row)));
  const judged = { ...plan, rows };
  const refused = [
    ...foreseeRefusals(judged, options),
    ...[...duplicates].map(([row, refusal]) => refusedRowOf(row, refusal, plan.columns)),
  ]
    .map(rowsInWords(plan))
    .sort((one, other) => one.line - other.line);
  const lines = new Set(refused.map(({ line }) => line));
  const newRows = rows.filter((row) => !lines.has(row.line) && !findPresent(row));
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
