import { changesOf, createOnlyFields, validateChange } from './changes.ts';
import { readExisting } from './existing.ts';
import {
  createLocations,
  type MissingLocations,
  missingLocations,
  placeRow,
  readLocations,
} from './locations.ts';
import type { ImportPlan } from './plan.ts';
import { type ApiRecord, putAll, type RecordsApi } from './records-api.ts';
import type { ImportRow } from './rows.ts';
import {
  findDuplicates,
  hasReference,
  type Refusal,
  type RefusedRow,
  refusedRowOf,
  validate,
} from './validate.ts';

/** Calls that are under way at once, and the records and bytes of each. */
const workers = 2;
const recordsPerCall = 50;
const bytesPerCall = 500_000;
const encoder = new TextEncoder();

/** The rows that an import has sent, with what becomes of each unless it is refused. */
export type SentRows = Map<ImportRow, 'created' | 'updated'>;

interface RunOptions {
  update: boolean;
  hasLocations: boolean;
  createsLocations: boolean;
  howToCreate: string;
  /** Is called for every row that is refused, at once. */
  onRefusal: (row: RefusedRow) => void;
  /** Stops the import before its next call. */
  signal?: AbortSignal;
  /** Those of earlier attempts of the same import; this one adds its own. */
  sentRows?: SentRows;
  /** Is called with how many of the rows that are sent have their answer. */
  onProgress: (answeredCount: number, all: number) => void;
}

/** The result for a row that needs no request, or the record to send. */
type Decision = 'present' | Refusal | { record: object };

/** Sends the rows that are new or, with `update`, changed. */
export async function runImport(plan: ImportPlan, api: RecordsApi, options: RunOptions) {
  const { kind, columns, rows } = plan;
  const findExisting = await readExisting(api, kind);
  const duplicates = findDuplicates(rows);
  const { sentRows = new Map() } = options;
  const counts = { created: 0, updated: 0, unchanged: 0 };

  const validateRow = (row: ImportRow): 'present' | Refusal | undefined => {
    const refusal = duplicates.get(row);
    if (refusal) return refusal;
    const record = findExisting(row);
    if (!record) return validate(row, kind);
    return options.update ? validateChange(row, record, kind) : 'present';
  };
  const refusalByRow = new Map(rows.map((row) => [row, validateRow(row)]));
  // Only rows that passed validation may create locations.
  const place = await placing(
    rows.filter((row) => !refusalByRow.get(row)),
    api,
    options,
  );
  const decide = (row: ImportRow): Decision => {
    const knownRefusal = refusalByRow.get(row);
    if (knownRefusal) return knownRefusal;
    const placement = place(row);
    if ('refusal' in placement) return placement.refusal;
    const record = findExisting(row);
    return record ? decideChange(plan, placement.row, record) : { record: placement.row.body };
  };
  const report = (row: ImportRow, outcome: keyof typeof counts | Refusal) => {
    if (typeof outcome === 'object') options.onRefusal(refusedRowOf(row, outcome, columns));
    else counts[outcome] += 1;
  };

  const rowsToSend: RequestRow[] = [];
  for (const row of rows) {
    const decision = decide(row);
    if (decision === 'present') report(row, sentRows.get(row) ?? 'unchanged');
    else if ('record' in decision) {
      rowsToSend.push({ row, record: decision.record, isNew: !findExisting(row) });
    } else report(row, decision);
  }
  // A row may refer to a record of an earlier call, so these calls must not run at once.
  const isOrdered = rowsToSend.some(({ record }) => hasReference(record, kind.create));
  let answeredCount = 0;
  options.onProgress(answeredCount, rowsToSend.length);
  await eachCall(rowsToSend, isOrdered ? 1 : workers, async (call) => {
    options.signal?.throwIfAborted();
    for (const { row, isNew } of call) {
      if (!sentRows.has(row)) sentRows.set(row, writtenAs(isNew));
    }
    const records = call.map(({ record }) => record);
    const outcomes = await putAll(api, kind.plural, records, {
      createsOnly: !options.update,
    });
    for (const [at, { row, isNew }] of call.entries()) {
      const outcome = outcomes[at] ?? 'unchanged';
      report(row, outcome === 'sent_before' ? writtenAs(isNew) : outcome);
    }
    answeredCount += call.length;
    options.onProgress(answeredCount, rowsToSend.length);
  });
  const { created, updated } = counts;
  const untouchedFields = options.update ? createOnlyFields(columns, kind) : [];
  const leftOut = columns.flatMap(({ name, field, isDecided }) =>
    field === undefined && !isDecided ? [name] : [],
  );
  return {
    rows: rows.length,
    created,
    ...(options.update ? { updated } : {}),
    present: counts.unchanged,
    ...(leftOut.length > 0 ? { left_out: leftOut } : {}),
    // Fields that can only be set on create.
    ...(untouchedFields.length > 0 ? { not_updated: untouchedFields } : {}),
  };
}

/** Returns how rows get their locations. Creates missing ones first if allowed. */
async function placing(
  rows: readonly ImportRow[],
  api: RecordsApi,
  { hasLocations, createsLocations, howToCreate }: RunOptions,
): Promise<(row: ImportRow) => ReturnType<typeof placeRow>> {
  if (!hasLocations) return (row) => ({ row });
  const knownLocations = await readLocations(api);
  const missing: MissingLocations = createsLocations
    ? missingLocations(rows, knownLocations)
    : new Map();
  if (missing.size === 0)
    return (row) => placeRow(row, knownLocations, { refusals: new Map(), howToCreate });
  const { locations, refusals } = await createLocations(api, missing, knownLocations);
  return (row) => placeRow(row, locations, { refusals, howToCreate });
}

function decideChange({ kind }: ImportPlan, row: ImportRow, record: ApiRecord): Decision {
  const difference = changesOf(row, record, kind);
  if ('refusal' in difference) return difference.refusal;
  if (Object.keys(difference.changes).length === 0) return 'present';
  return { record: { ...difference.changes, external_ref: record.external_ref } };
}

const writtenAs = (isNew: boolean) => (isNew ? 'created' : 'updated');

/** A row that is sent, as the record that it becomes. */
interface RequestRow {
  row: ImportRow;
  record: object;
  isNew: boolean;
}

async function eachCall(
  rows: readonly RequestRow[],
  atOnce: number,
  send: (call: readonly RequestRow[]) => Promise<void>,
): Promise<void> {
  const calls = callsOf(rows);
  const worker = async () => {
    for (const call of calls) await send(call);
  };
  // A worker that fails ends the shared generator. The others finish their call, so that its rows are reported.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

/** The rows of each call, well below the largest body that the service accepts. */
function* callsOf(rows: readonly RequestRow[]): Generator<RequestRow[]> {
  let call: RequestRow[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row.record)).length;
    if (call.length === recordsPerCall || (call.length > 0 && bytes + size > bytesPerCall)) {
      yield call;
      [call, bytes] = [[], 0];
    }
    call.push(row);
    bytes += size;
  }
  if (call.length > 0) yield call;
}
