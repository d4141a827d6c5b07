import { endpoint } from '#shared/http/endpoint.ts';
import { memberView } from '#shared/operations/users/members.ts';
import { searchFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { answerPage } from '#shared/records/view.ts';
import { user } from '#shared/resources/user.ts';
import { list } from '#shared/routes/users.ts';

export const handler = endpoint(list, async (call, { query }) => {
  const selection = selectionOf([await searchFilter(call.caller, user, query.q)]);
  return answerPage(call, memberView, query, selection);
});
