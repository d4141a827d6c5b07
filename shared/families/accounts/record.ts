import type { Subscription } from '#shared/auth/plans.ts';

export interface AccountRecord extends Subscription {
  id: number;
  name: string;
  created_at: string;
  /** When it was permanently closed; null while open. */
  closed_at: string | null;
  /** Whether pictures keep where and when they were taken; absent, they do not. */
  keep_location?: boolean;
  /** False while an operator has paused its writes. */
  writes?: boolean;
  /** The number of keys that are not revoked. */
  live_keys: number;
  /**
   * Changes with every write to the account, its users and its keys. All of them check it, so that
   * the copies in credential rows never come from stale data.
   */
  version: number;
}
