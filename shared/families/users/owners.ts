import type { AccountScope } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { readAll } from '#shared/records/read.ts';
import { type UserRecord, user } from './record.ts';

/** The addresses of the active owners of an account. */
export async function ownersOf(call: AccountScope): Promise<string[]> {
  const members = await readAll(call, user);
  return members.filter(isOwner).map(({ email }) => email);
}

const isOwner = ({ role, active }: UserRecord) => role === 'owner' && active;

/** Refuses what leaves an account without an active owner. */
export function assertOwnerRemains(
  members: readonly UserRecord[],
  before: UserRecord,
  after: UserRecord,
): void {
  if (!isOwner(before) || isOwner(after)) return;
  if (members.some((one) => one.id !== before.id && isOwner(one))) return;
  const message = `${before.name} is the last owner of the account. Make another member an owner first.`;
  throw new ApiError('invalid_transition', { message });
}
