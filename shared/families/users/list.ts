import type { Call } from '#shared/call.ts';
import { answerPage } from '#shared/records/lists/list.ts';
import type { UserQuery } from './fields.ts';
import { userView } from './user-view.ts';

export function listUsers(call: Call, query: UserQuery) {
  return answerPage(call, userView, query);
}
