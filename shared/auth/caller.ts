import type { Actor } from '#shared/actor.ts';
import type { Author, Call } from '#shared/call.ts';
import type { KeyAccess, Permission } from './grants.ts';
import type { Plan } from './plans.ts';
import type { RateState } from './rate.ts';

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

/** A call that came with a credential. */
export interface KeyCall extends Call {
  caller: Caller;
  rate: RateState;
}
