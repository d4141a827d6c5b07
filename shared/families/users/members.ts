import type { InAccount } from '#shared/call.ts';
import { fromRow } from '#shared/records/row.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { type UserRecord, user } from './record.ts';

/** The addresses of the active owners of an account. */
export async function ownersOf(call: InAccount): Promise<string[]> {
  const members = await listMembers(call);
  return members.flatMap(({ role, active, email }) => (active && role === 'owner' ? [email] : []));
}

/** All members of an account by id, deactivated ones included. */
export async function listMembers({ caller: { accountId } }: InAccount): Promise<UserRecord[]> {
  const rows = await queryRows({ pk: partition.records(accountId, 'user'), consistent: true });
  return rows.map((row) => fromRow(user, row));
}
