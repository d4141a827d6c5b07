import type { SessionCall } from '#shared/auth/caller.ts';
import { ApiError } from '#shared/errors.ts';

/** A session acts in one account; to it, no other exists. */
export function assertOwnAccount({ caller }: SessionCall, id: number): void {
  if (caller.accountId !== id) throw new ApiError('not_found');
}
