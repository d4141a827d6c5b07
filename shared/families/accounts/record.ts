import type { Subscription } from '#shared/auth/plans.ts';

/** An account, as its row holds it. */
export interface AccountRecord extends Subscription {
  id: number;
  name: string;
  created_at: string;
  /** When it was closed for good; null while it is open. */
  closed_at: string | null;
  /** How many keys are not revoked. */
  live_keys: number;
  /**
   * Moves with every write to the account, its users and its keys. All of them name it in their
   * condition, so that the copies on the credential rows are never made from something stale.
   */
  version: number;
}
