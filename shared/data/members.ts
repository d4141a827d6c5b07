import type { Answer, Call } from '../call.ts';
import type { PageQuery } from '../http/pagination.ts';
import { type UserRecord, user } from '../resources/user.ts';
import type { DirectoryEntry, User } from '../schemas/user.ts';
import { listRecords } from './listing.ts';
import type { View } from './view.ts';

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
