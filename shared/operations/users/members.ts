import type { Answer, Call } from '#shared/call.ts';
import type { PageQuery } from '#shared/records/lists/cursor.ts';
import { listRecords } from '#shared/records/lists/list.ts';
import type { View } from '#shared/records/view.ts';
import { type UserRecord, user } from '#shared/resources/user.ts';
import type { DirectoryEntry, User } from '#shared/schemas/user.ts';

const orders = { id: null, name: 'by-name', created_at: 'by-created' } as const;

/** How members are shown to who administrates them. */
export const memberView: View<UserRecord, User> = {
  resource: user,
  orders,
  show: async (_call, records) => records.map((record) => ({ ...record, type: 'user' })),
};

/** A page of what every member may know of the others, by name. */
export async function listDirectory(
  call: Call,
  query: PageQuery,
): Promise<Answer<DirectoryEntry[]>> {
  const byName = { ...query, sort: 'name' };
  const { records, pagination } = await listRecords(call, user, orders, byName);
  const data = records.map(({ id, name, active }) => ({ id, name, active }));
  return { data, meta: { pagination } };
}
