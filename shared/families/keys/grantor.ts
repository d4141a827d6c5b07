import type { SessionCaller } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { user } from '#shared/families/users/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { KeyRecord } from './record.ts';

/**
 * Refuses a member who lacks permissions of the key's creator: the key would grant them. Operators
 * have all permissions.
 */
export async function assertGrantor(
  call: Call,
  grantor: SessionCaller | undefined,
  { user_id }: KeyRecord,
): Promise<void> {
  if (!grantor || grantor.userId === user_id) return;
  const [creator] = await findRecords(call, user, [user_id], { consistent: true });
  const lacking = (creator?.permissions ?? []).filter((one) => !grantor.permissions.includes(one));
  if (lacking.length === 0) return;
  const message = `You lack permissions that the creator of this key has: ${lacking.join(', ')}.`;
  throw new ApiError('forbidden', { message });
}
