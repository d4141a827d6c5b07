import type { Permission } from '#shared/auth/grants.ts';
import type { Plan } from '#shared/auth/plans.ts';
import type { KeyAccess } from '#shared/resources/key.ts';
import type { Actor } from '#shared/resources/resource.ts';

/** Whose records are read and written, and to whom a write is attributed. */
export interface Author {
  accountId: number;
  actor: Actor;
}

/** Who makes a call, as the row of the credential says at this very request. */
export interface Caller extends Author {
  /** The row of the credential, under which its idempotency keys are kept too. */
  credentialId: string;
  accountName: string;
  plan: Plan;
  trialEndsAt: string | null;
  key: { id: number; name: string; access: KeyAccess; scopes: string[]; createdBy: Actor };
  /** Whether the member who created the key is active, and what the member may do. */
  memberActive: boolean;
  permissions: Permission[];
}

/** How much of its minute a credential has used. */
export interface RateState {
  limit: number;
  remaining: number;
  /** The end of the minute, in seconds since 1970. */
  reset: number;
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
  /** The key of a request that may be sent again, whose it is, and what it asked for. */
  idempotency?: { credentialId: string; key: string; fingerprint: string };
  /** The fields of the body that nothing reads, in the order in which they were sent. */
  ignoredFields?: readonly string[];
}

/** A call that came with a credential. */
export interface KeyCall extends Call {
  caller: Caller;
  rate: RateState;
}

/** The answer of an endpoint before it is put into the envelope. */
export interface Answer<Data = unknown> {
  data: Data;
  /** Another success status than the declared one, as of a dry run. */
  status?: number;
  /** The version of the one record that the answer shows; its ETag. */
  version?: number;
  location?: string;
  meta?: Record<string, unknown>;
}
