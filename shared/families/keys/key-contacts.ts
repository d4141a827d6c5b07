import type { AccountScope } from '#shared/call.ts';
import { user } from '#shared/families/users/record.ts';
import { findRecords } from '#shared/records/read.ts';
import { foldEmail } from '#shared/text.ts';
import type { KeyRecord } from './record.ts';

/** The distinct addresses of keys' contacts, and of the active members who created the keys. */
export async function contactsOf(
  call: AccountScope,
  keys: readonly KeyRecord[],
  also: readonly (string | null)[] = [],
): Promise<string[]> {
  const ids = [...new Set(keys.map(({ user_id }) => user_id))];
  const members = await findRecords(call, user, ids);
  const active = members.filter((member) => member.active).map(({ email }) => email);
  const all = [...keys.map(({ contact_email }) => contact_email), ...active, ...also];
  const namedAddresses = all.filter((address) => address !== null);
  return [...new Map(namedAddresses.map((address) => [foldEmail(address), address])).values()];
}
