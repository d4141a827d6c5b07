import type { Actor } from './actor.ts';

/** The account that a call works in, and the actor that its writes are attributed to. */
export interface Author {
  accountId: number;
  actor: Actor;
}

export interface AccountScope {
  caller: Pick<Author, 'accountId'>;
}

/** The parts of a request that reads and writes need: the author, the time, the preconditions. */
export interface Call {
  caller: Author;
  requestId: string;
  /** When the function began: UTC to the second. */
  now: string;
  /** When it happened, where the call reports something earlier. */
  occurredAt?: string;
  /** When the gateway received the request: milliseconds since 1970. */
  arrivedAt: number;
  /** The versions that `If-Match` allows. Absent: any. */
  ifMatch?: Versions;
  /** `If-None-Match: *`: a record may be created, but none changed. */
  createsOnly?: true;
  /** The external reference by which the record was found. Another call may have given it to another record since. */
  ref?: string;
  idempotency?: Idempotency;
  ignored?: IgnoredInput;
  /** Unknown input is refused. */
  isStrict?: boolean;
}

/** Some versions of a record, or all of them. */
export type Versions = Pick<ReadonlySet<number>, 'has'>;

/** The unknown body fields and parameters, in the order sent. */
interface IgnoredInput {
  fields: readonly string[];
  parameters: readonly string[];
}

/** The key of a request that may be repeated, its owner, and a fingerprint of the request. */
export interface Idempotency {
  credentialId: string;
  key: string;
  fingerprint: string;
  /** The access that optional parts of the request need, added as they run: a repeat needs it, too. */
  requiredAccess: unknown[];
}

/** The state of a rate limit. */
export interface RateState {
  limit: number;
  remaining: number;
  /** The end of the minute, in seconds since 1970. */
  reset: number;
}

/** The response of an endpoint before the envelope is added. */
export interface Answer<Data = unknown> {
  data: Data;
  /** A success status other than the declared one, such as that of a dry run. */
  status?: number;
  /** The version of the one record in the response; its ETag. */
  version?: number;
  location?: string;
  /** Contains a token, so that nothing on the way may keep it. */
  isSecret?: true;
  /** Values of `Set-Cookie`. */
  cookies?: string[];
  /** The rate limit of a session that the operation itself looked up. */
  rate?: RateState;
  meta?: Record<string, unknown>;
  /** The ignored fields where only the operation knows all of them. */
  ignoredFields?: readonly string[];
}

/** The fields of `meta` besides the request id. */
export function metaOf(
  { meta, ignoredFields }: Answer,
  ignored?: IgnoredInput,
): Record<string, unknown> {
  const fields = ignoredFields ?? ignored?.fields ?? [];
  const parameters = ignored?.parameters ?? [];
  return {
    ...meta,
    ...(fields.length > 0 ? { ignored_fields: fields } : {}),
    ...(parameters.length > 0 ? { ignored_parameters: parameters } : {}),
  };
}
