import { SingleBar } from 'cli-progress';
import { foldUnique } from '#shared/text.ts';
import { changesOf, createOnlyFields } from './changes.ts';
import { judge, judgeDuplicates, type Refusal, type RefusedRow, tell } from './judge.ts';
import { createLocations, missingLocations, placeRow, readLocations } from './locations.ts';
import type { ImportPlan } from './plan.ts';
import type { ApiRecord, RecordsApi } from './records-api.ts';
import type { ImportRow } from './rows.ts';

const workers = 4;

interface RunOptions {
  update: boolean;
  hasLocations: boolean;
  createsLocations: boolean;
  /** Is called for every row that is refused, at once. */
  onRefusal: (row: RefusedRow) => void;
}

type Outcome = 'created' | 'updated' | 'present' | Refusal;

/** Sends what a file has and the account has not. */
export async function runImport(plan: ImportPlan, api: RecordsApi, options: RunOptions) {
  const { kind, columns, rows } = plan;
  const present = byReference(await api.readAll(kind.plural));
  const duplicates = judgeDuplicates(rows);
  const place = await placing(plan, api, options);
  const counts = { created: 0, updated: 0, present: 0 };

  const importRow = async (row: ImportRow): Promise<Outcome> => {
    const refusal = duplicates.get(row);
    if (refusal) return refusal;
    const record = present.get(foldUnique(row.reference));
    if (record && !options.update) return 'present';
    const placed = place(row);
    if ('refusal' in placed) return placed.refusal;
    if (record) return updateRecord(plan, api, placed.row, record);
    return judge(row, kind) ?? (await api.create(kind.plural, placed.row.body)) ?? 'created';
  };

  await eachRow(rows, kind.plural, async (row) => {
    const outcome = await importRow(row);
    if (typeof outcome === 'string') counts[outcome] += 1;
    else options.onRefusal(tell(row, outcome, columns));
  });
  const { created, updated } = counts;
  const untouched = options.update ? createOnlyFields(columns, kind) : [];
  const leftOut = columns.flatMap(({ name, field, isMeant }) =>
    field === undefined && !isMeant ? [name] : [],
  );
  return {
    rows: rows.length,
    created,
    ...(options.update ? { updated } : {}),
    present: counts.present,
    ...(leftOut.length > 0 ? { left_out: leftOut } : {}),
    // What only a create takes.
    ...(untouched.length > 0 ? { not_updated: untouched } : {}),
  };
}

/** The records by their external_ref, compared as the service does. */
function byReference(records: readonly ApiRecord[]): Map<string, ApiRecord> {
  return new Map(
    records.flatMap((record) => {
      const { external_ref: ref } = record;
      return ref === null ? [] : [[foldUnique(ref), record] as const];
    }),
  );
}

/** How rows get their locations; creates those that are missing, where it may. */
async function placing(
  { rows }: ImportPlan,
  api: RecordsApi,
  { hasLocations, createsLocations }: RunOptions,
): Promise<(row: ImportRow) => ReturnType<typeof placeRow>> {
  if (!hasLocations) return (row) => ({ row });
  const known = await readLocations(api);
  const missing = createsLocations ? missingLocations(rows, known) : [];
  if (missing.length === 0) return (row) => placeRow(row, known, new Map());
  const refusals = await createLocations(api, missing);
  // Another import may have made one of them meanwhile.
  const locations = await readLocations(api);
  return (row) => placeRow(row, locations, refusals);
}

async function updateRecord(
  { kind }: ImportPlan,
  api: RecordsApi,
  row: ImportRow,
  record: ApiRecord,
): Promise<Outcome> {
  const found = changesOf(row, record, kind);
  if ('refusal' in found) return found.refusal;
  if (Object.keys(found.changes).length === 0) return 'present';
  const isChanged = await api.change(kind.plural, record.id, found.changes);
  if (typeof isChanged === 'object') return isChanged;
  return isChanged ? 'updated' : 'present';
}

async function eachRow(
  rows: readonly ImportRow[],
  plural: string,
  work: (row: ImportRow) => Promise<void>,
): Promise<void> {
  const format = `${plural} {bar} {value}/{total}`;
  const bar = new SingleBar({ stream: process.stderr, format, clearOnComplete: true });
  bar.start(rows.length, 0);
  const queue = rows.values();
  const worker = async () => {
    for (const row of queue) {
      await work(row);
      bar.increment();
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    bar.stop();
  }
}
