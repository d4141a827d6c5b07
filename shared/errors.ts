interface ErrorKind {
  /** An HTTP status; `state` is 422 on an endpoint with a body and 400 on one without. */
  status: number | 'state';
  message: string;
}

export const errorKinds = {
  bad_request: { status: 400, message: 'The request is malformed.' },
  invalid_api_key: { status: 401, message: 'A valid API key is required.' },
  invalid_session: {
    status: 401,
    message: 'The session has expired. Sign in again.',
  },
  invalid_credentials: { status: 401, message: 'The email address or password is incorrect.' },
  second_factor_required: {
    status: 401,
    message: 'The password is correct. Send it again with a code of your second factor.',
  },
  plan_upgrade_required: {
    status: 403,
    message: "This account's plan does not include API access.",
  },
  first_party_only: { status: 403, message: 'This endpoint is not available to API keys.' },
  insufficient_scope: {
    status: 403,
    message: 'This API key does not have the scope for this endpoint.',
  },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  not_found: { status: 404, message: 'The record does not exist.' },
  method_not_allowed: { status: 405, message: 'This path does not support this method.' },
  version_mismatch: {
    status: 412,
    message: 'The record has changed: its version does not match If-Match.',
  },
  payload_too_large: { status: 413, message: 'The body is larger than 1 MiB.' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json.' },
  validation_failed: { status: 422, message: 'Some fields are not valid.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  item_checked_out: { status: 'state', message: 'An item is checked out.' },
  item_reserved: { status: 'state', message: 'An item is reserved.' },
  item_inoperative: { status: 'state', message: 'An item is inoperative.' },
  item_discarded: { status: 'state', message: 'An item is discarded.' },
  items_unavailable: { status: 'state', message: 'Some items are not available.' },
  item_in_use: { status: 'state', message: 'The item is in use.' },
  location_in_use: { status: 'state', message: 'The location is in use.' },
  contact_in_use: { status: 'state', message: 'The contact is in use.' },
  contact_blocked: { status: 'state', message: 'The contact is blocked.' },
  checkout_closed: { status: 'state', message: 'The checkout is closed.' },
  item_not_out: { status: 'state', message: 'An item is not checked out.' },
  already_checked_in: { status: 'state', message: 'An item is already checked in.' },
  reservation_completed: { status: 'state', message: 'The reservation is completed.' },
  issue_closed: { status: 'state', message: 'The issue is closed.' },
  invalid_transition: { status: 'state', message: 'The status cannot change in this way.' },
  inventory_not_enabled: { status: 'state', message: 'Inventory is not enabled for this item.' },
  insufficient_inventory: { status: 'state', message: 'Not enough in stock.' },
  key_limit_reached: { status: 'state', message: 'The plan does not allow more API keys.' },
  file_limit_reached: { status: 'state', message: 'The limit for files is reached.' },
  conflict: {
    status: 'state',
    message: 'Other requests keep changing the same records. Try again.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests. Wait for the seconds in Retry-After, then try again.',
  },
  internal_error: { status: 500, message: 'Something went wrong on our side. Try again later.' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable. Try again.' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

export const fieldCodes = [
  'required',
  'invalid_type',
  'invalid_value',
  'too_short',
  'too_long',
  'too_many',
  'too_soon',
  'too_early',
  'too_late',
  'invalid_datetime',
  'end_before_start',
  'not_found',
  'taken',
  'not_on_checkout',
  'not_on_reservation',
  'unknown_field',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** One problem with one field: a code, a message, and the details that the code calls for. */
export interface FieldProblem {
  code: FieldCode | ErrorCode;
  message: string;
  [detail: string]: unknown;
}

/** All problems by the path of their field (`name`, `iid.2`). */
export type FieldProblems = Record<string, FieldProblem[]>;

/** Merges the problems of several checks, keeping every problem of a path. */
export function mergeFields(...parts: readonly FieldProblems[]): FieldProblems {
  const mergedProblems = new Map<string, FieldProblem[]>();
  for (const fields of parts) {
    for (const [path, problems] of Object.entries(fields)) {
      if (problems.length === 0) continue;
      mergedProblems.set(path, [...(mergedProblems.get(path) ?? []), ...problems]);
    }
  }
  return Object.fromEntries(mergedProblems);
}

/** The first of many problems; the very first also carries their total. */
export function abridge<P extends FieldProblem>(
  problems: readonly P[],
  max: number,
  count = problems.length,
): P[] {
  return problems
    .slice(0, max)
    .map((problem, index) => (index === 0 ? { ...problem, count } : problem));
}

/** @throws ApiError `validation_failed` with all problems at once, if there are any. */
export function assertNoProblems(...parts: readonly FieldProblems[]): void {
  const fields = mergeFields(...parts);
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', { fields });
}

/** The same error about other fields. */
export function withFields(
  { code, message, headers, cause }: ApiError,
  fields: FieldProblems,
): ApiError {
  return new ApiError(code, { message, headers, cause, fields });
}

/** The refusal of one field. */
export function invalidField(path: string, code: FieldCode, message: string): ApiError {
  return new ApiError('validation_failed', { fields: { [path]: [{ code, message }] } });
}

interface ErrorDetail {
  message?: string;
  fields?: FieldProblems;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The message for a record that does not exist. */
export function noSuch(kind: string, id: number): string {
  return `There is no ${kind} ${id}.`;
}

/** An error that the client may read. Any other error answers `internal_error`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? errorKinds[code].message, { cause: detail.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = detail.fields ?? {};
    this.headers = detail.headers ?? {};
  }
}

/**
 * The status of a code. State codes are 422 on an endpoint with a body and 400 on one without, so
 * that a client meets only the statuses in the specification.
 */
export function statusOf(code: ErrorCode, hasRequestBody: boolean): number {
  const { status } = errorKinds[code];
  if (status !== 'state') return status;
  return hasRequestBody ? 422 : 400;
}
