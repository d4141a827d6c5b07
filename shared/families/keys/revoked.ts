import { ApiError } from '#shared/errors.ts';
import type { KeyRecord } from './record.ts';

/** Refuses changes of a revoked key. */
export function assertNotRevoked({ revoked_at }: KeyRecord): void {
  if (revoked_at === null) return;
  const message = 'The key is revoked and cannot be changed.';
  throw new ApiError('invalid_transition', { message });
}
