import type { Answer, Call } from '#shared/call.ts';
import { listRecords } from '#shared/records/lists/list.ts';
import type { DirectoryEntry, DirectoryQuery } from './fields.ts';
import { user } from './record.ts';

/** A page of the account's members as every member may see them, by name. */
export async function listDirectory(
  call: Call,
  query: DirectoryQuery,
): Promise<Answer<DirectoryEntry[]>> {
  const { records, pagination } = await listRecords(call, user, { ...query, sort: 'name' });
  const data = records.map(({ id, name, active }) => ({ id, name, active }));
  return { data, meta: { pagination } };
}
