import type { ErrorCode } from '#shared/errors.ts';
import type { Plural } from './kinds.ts';
import type { Refusal } from './validate.ts';

/** A record of the account, with whatever fields its kind has. */
export interface ApiRecord {
  id: number;
  name: string;
  external_ref: string | null;
  [field: string]: unknown;
}

/** The records of an account, as an import reads and writes them. */
export interface RecordsApi {
  readAll: (plural: Plural) => Promise<ApiRecord[]>;
  /** Creates a record, or returns why not. On a retry, the reason may be that the first try succeeded. */
  create: (plural: Plural, body: object) => Promise<Refusal | undefined>;
  /** Creates or updates records by their references. Returns the outcome of each, in order. */
  put: (
    plural: Plural,
    records: readonly object[],
    options: PutOptions,
  ) => Promise<readonly PutOutcome[]>;
}

interface PutOptions {
  /** Records that are there already are left alone. */
  createsOnly: boolean;
}

/** The header by which a PUT only creates records, where that is asked for. */
export function preconditionsOf({ createsOnly }: PutOptions): { 'if-none-match'?: '*' } {
  return createsOnly ? { 'if-none-match': '*' } : {};
}

/**
 * The result for a record, or why it was refused. A record that is `sent_before` is unchanged, but an earlier try
 * of the same call may have written it.
 */
export type PutOutcome = 'created' | 'updated' | 'unchanged' | 'sent_before' | Refusal;

/** The only condition of these calls is that a record is new. */
const recordIsThere: ErrorCode = 'version_mismatch';

/** The result for a record in a response. */
interface RecordResult {
  status: 'created' | 'updated' | 'unchanged' | 'refused';
  error?: Refusal | undefined;
}

export function outcomeOf({ status, error }: RecordResult): PutOutcome {
  if (status !== 'refused') return status;
  // Somebody else created the record meanwhile, or an earlier try of the same call did.
  if (error?.code === recordIsThere) return 'unchanged';
  return error ?? { code: status, message: 'It was refused.', fields: {} };
}

/** The result for a record whose call is a repeat, after one whose answer may have been lost. */
export function outcomeOfRepeat(outcome: PutOutcome): PutOutcome {
  return outcome === 'unchanged' ? 'sent_before' : outcome;
}

/** How often a record is sent that is refused with `conflict` or `unavailable`. */
const attempts = 5;
const pauseMilliseconds = 500;

/** Sends records, and sends again those whose failure may be temporary. */
export async function putAll(
  api: RecordsApi,
  plural: Plural,
  records: readonly object[],
  options: PutOptions,
): Promise<PutOutcome[]> {
  const outcomes = new Map<object, PutOutcome>();
  /** Those that an earlier try may have written. */
  const unclearRecords = new Set<object>();
  let remaining = records;
  for (let attempt = 1; remaining.length > 0 && attempt <= attempts; attempt += 1) {
    if (attempt > 1) await pause(pauseMilliseconds * attempt);
    const results = await api.put(plural, remaining, options);
    for (const [at, record] of remaining.entries()) {
      const result = results[at] ?? 'unchanged';
      outcomes.set(record, unclearRecords.has(record) ? outcomeOfRepeat(result) : result);
      if (codeOf(result) === 'unavailable') unclearRecords.add(record);
    }
    remaining = remaining.filter((_, at) => isRetryable(results[at]));
  }
  return records.map((record) => outcomes.get(record) ?? 'unchanged');
}

function isRetryable(outcome: PutOutcome | undefined): boolean {
  return retryableCodes.has(codeOf(outcome) ?? '');
}

function codeOf(outcome: PutOutcome | undefined): string | undefined {
  return typeof outcome === 'object' ? outcome.code : undefined;
}

const retryableCodes: ReadonlySet<string> = new Set<ErrorCode>(['conflict', 'unavailable']);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
