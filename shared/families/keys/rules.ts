import type { SessionCaller } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { ApiError, assertNoProblems, type FieldProblems } from '#shared/errors.ts';
import { user } from '#shared/families/users/record.ts';
import { findRecords } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { type KeyRecord, key } from './record.ts';

/** Names are unique among live keys; only restricted keys have scopes, and they must. */
export async function assertKey(call: Call, record: KeyRecord): Promise<void> {
  const claims = key.claims?.(record) ?? [];
  const self = { resource: 'key', id: record.id } as const;
  const { problems } = await lookUpReferences(call, { claims, self });
  assertNoProblems(scopeProblems(record), problems);
}

function scopeProblems({ access, scopes }: KeyRecord): FieldProblems {
  if (access === 'restricted' && scopes.length === 0) {
    return {
      scopes: [{ code: 'required', message: 'A restricted key needs at least one scope.' }],
    };
  }
  if (access === 'full' && scopes.length > 0) {
    const message = 'A key with full access has no scopes.';
    return { scopes: [{ code: 'invalid_value', message }] };
  }
  return {};
}

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

export function assertNotRevoked({ revoked_at }: KeyRecord): void {
  if (revoked_at === null) return;
  const message = 'The key is revoked and cannot be changed.';
  throw new ApiError('invalid_transition', { message });
}
