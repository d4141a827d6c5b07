import type { InAccount } from '#shared/call.ts';
import { readAll } from '#shared/records/read.ts';
import { user } from './record.ts';

/** The addresses of the active owners of an account. */
export async function ownersOf(call: InAccount): Promise<string[]> {
  const members = await readAll(call, user);
  return members.flatMap(({ role, active, email }) => (active && role === 'owner' ? [email] : []));
}
