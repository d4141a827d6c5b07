import type { Actor } from './actor.ts';

/** Whose records are read and written, and to whom a write is attributed. */
export interface Author {
  accountId: number;
  actor: Actor;
}

/** In which account something is read. */
export interface InAccount {
  caller: Pick<Author, 'accountId'>;
}

/** What a read or a write is made for: enough to attribute it, and to do it exactly once. */
export interface Call {
  caller: Author;
  requestId: string;
  /** When the gateway received the request: UTC to the second, and milliseconds since 1970. */
  now: string;
  arrivedAt: number;
  /** The versions that `If-Match` allows. Absent: any. */
  ifMatch?: ReadonlySet<number>;
  idempotency?: Idempotency;
  ignored?: Ignored;
}

/** The fields of the body, and the parameters, that nothing reads, in the order sent. */
interface Ignored {
  fields: readonly string[];
  parameters: readonly string[];
}

/** The key of a request that may be sent again, whose it is, and what it asked for. */
export interface Idempotency {
  credentialId: string;
  key: string;
  fingerprint: string;
}

/** What is left of a bucket of requests. */
export interface RateState {
  limit: number;
  remaining: number;
  /** The end of the minute, in seconds since 1970. */
  reset: number;
}

/** The answer of an endpoint before it is put into the envelope. */
export interface Answer<Data = unknown> {
  data: Data;
  /** Another success status than the declared one, as of a dry run. */
  status?: number;
  /** The version of the one record that the answer shows; its ETag. */
  version?: number;
  location?: string;
  /** What a browser is to keep, as values of `Set-Cookie`. */
  cookies?: string[];
  /** The bucket of a session that the operation itself knew. */
  rate?: RateState;
  meta?: Record<string, unknown>;
}

/** What `meta` says beside the request id: the answer's own, and what of the call nothing read. */
export function metaOf({ meta }: Answer, ignored?: Ignored): Record<string, unknown> {
  const { fields = [], parameters = [] } = ignored ?? {};
  return {
    ...meta,
    ...(fields.length > 0 ? { ignored_fields: fields } : {}),
    ...(parameters.length > 0 ? { ignored_parameters: parameters } : {}),
  };
}
