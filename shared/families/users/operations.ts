import type { Call } from '#shared/call.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { answerPage } from '#shared/records/lists/list.ts';
import type { UserQuery } from './fields.ts';
import { type UserRecord, user } from './record.ts';
import { userView } from './user-view.ts';

export function listUsers(call: Call, query: UserQuery) {
  return answerPage(call, userView, query);
}

const directoryView = {
  resource: user,
  show: async (_call: Call, records: readonly UserRecord[]) =>
    records.map(({ id, name, active }) => ({ id, name, active })),
};

/** A page of the account's members as every member may see them, by name. */
export function listDirectory(call: Call, query: PageQuery) {
  return answerPage(call, directoryView, { ...query, sort: 'name' });
}
