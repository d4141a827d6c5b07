import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import type { User } from '#shared/families/users/fields.ts';
import { user } from '#shared/families/users/record.ts';
import { showUser } from '#shared/families/users/user-view.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { readAll } from '#shared/records/read.ts';
import type { MemberQuery } from './fields.ts';

/** The members of the account by id, of one status where that is asked for. */
export async function listMembers(call: SessionCall, query: MemberQuery): Promise<Answer<User[]>> {
  const members = (await readAll(call, user)).map(showUser);
  const { status } = query;
  const chosen = members.filter((one) => status === undefined || one.status === status);
  return answerWholeList('members', query, chosen);
}
