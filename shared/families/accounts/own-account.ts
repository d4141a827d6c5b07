import type { SessionCall } from '#shared/auth/caller.ts';
import { ApiError } from '#shared/errors.ts';

/** @throws ApiError `not_found` for any account but the session's own */
export function assertOwnAccount({ caller }: SessionCall, id: number): void {
  if (caller.accountId !== id) throw new ApiError('not_found');
}
