import { keyRequestsPerMinute, recordsPerRequest } from '#shared/auth/rate.ts';
import { pageMax } from '#shared/limits.ts';
import { validateChange } from './changes.ts';
import type { FindExisting } from './existing.ts';
import {
  type Locations,
  type MissingLocations,
  missingLocations,
  placeRow,
  withoutMissing,
} from './locations.ts';
import type { ImportPlan } from './plan.ts';
import type { ImportRow } from './rows.ts';
import {
  findDuplicates,
  type Refusal,
  type RefusedRow,
  refusedRowOf,
  validate,
} from './validate.ts';

const shownRefusals = 5;

interface PreviewOptions {
  /** The locations of the account, where a column names some. */
  locations: Locations | undefined;
  createsLocations: boolean;
  howToCreate: string;
  /** Finds the records that an update would change; undefined where none is to be changed. */
  findExisting: FindExisting | undefined;
}

/** All rows that an import would refuse without asking the service. */
export function predictRefusals(
  { kind, columns, rows }: ImportPlan,
  options: PreviewOptions,
): RefusedRow[] {
  const { locations, findExisting, howToCreate } = options;
  const duplicates = findDuplicates(rows);
  const validateRow = (row: ImportRow): Refusal | undefined => {
    const record = findExisting?.(row);
    const problem = record ? validateChange(row, record, kind) : validate(row, kind);
    return duplicates.get(row) ?? problem;
  };
  const refusalByRow = new Map(rows.map((row) => [row, validateRow(row)]));
  const missing = toCreate(
    rows.filter((row) => !refusalByRow.get(row)),
    options,
  );
  return rows.flatMap((row) => {
    const placement = locations
      ? placeRow(withoutMissing(row, missing), locations, { refusals: new Map(), howToCreate })
      : { row };
    const placementRefusal = 'refusal' in placement ? placement.refusal : undefined;
    const refusal = refusalByRow.get(row) ?? placementRefusal;
    return refusal ? [refusedRowOf(row, refusal, columns)] : [];
  });
}

/** Returns what an import would do, without writing anything. */
export function preview(
  plan: ImportPlan,
  options: PreviewOptions,
  refusedRows: readonly RefusedRow[],
) {
  const { table, columns, rows } = plan;
  const { locations } = options;
  const refusedLines = new Set(refusedRows.map(({ line }) => line));
  const rowsToSend = rows.filter(({ line }) => !refusedLines.has(line));
  const newLocations = [...toCreate(rowsToSend, options).values()].map((one) => one.join(' / '));
  const reads = 1 + Math.ceil(rows.length / pageMax) + (locations ? 2 : 0);
  // The rate limit counts five records as a request, however they are grouped into calls.
  const writes = Math.ceil(rowsToSend.length / recordsPerRequest);
  const calls = reads + newLocations.length + writes;
  return {
    dry_run: true,
    rows: rows.length,
    delimiter: table.delimiter,
    columns: columns.map(({ name, field, didYouMean }) => ({
      column: name,
      field: field ?? null,
      ...(didYouMean === undefined ? {} : { did_you_mean: didYouMean }),
    })),
    ...(newLocations.length > 0 ? { new_locations: newLocations } : {}),
    refused_count: refusedRows.length,
    refused: refusedRows.slice(0, shownRefusals),
    // An upper bound: rows that change nothing are not sent.
    calls,
    minutes: Math.ceil(calls / keyRequestsPerMinute),
  };
}

function toCreate(
  rows: readonly ImportRow[],
  { locations, createsLocations }: PreviewOptions,
): MissingLocations {
  if (!locations || !createsLocations) return new Map();
  return missingLocations(rows, locations);
}
