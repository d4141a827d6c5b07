import { searchFilter, selectionOf } from '../../shared/data/filters.ts';
import { memberView } from '../../shared/data/members.ts';
import { answerPage } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { user } from '../../shared/resources/user.ts';
import { list } from '../../shared/routes/users.ts';

export const handler = endpoint(list, async (call, { query }) => {
  const selection = selectionOf([await searchFilter(call.caller, user, query.q)]);
  return answerPage(call, memberView, query, selection);
});
