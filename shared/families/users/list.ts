import type { Call } from '#shared/call.ts';
import { searchFilters, selectionOf } from '#shared/records/lists/filters.ts';
import { answerPage } from '#shared/records/lists/list.ts';
import type { UserQuery } from './fields.ts';
import { user } from './record.ts';
import { userView } from './user-view.ts';

export function listUsers(call: Call, query: UserQuery) {
  const selection = selectionOf(call, user, searchFilters(call, user, query.q));
  return answerPage(call, userView, query, selection);
}
