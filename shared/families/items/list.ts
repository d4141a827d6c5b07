import type { Call } from '#shared/call.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { itemFilters } from './filters.ts';
import { itemView } from './item-view.ts';
import type { ItemQuery } from './queries.ts';

export async function listItems(call: Call, query: ItemQuery) {
  return answerList(call, itemView, query, await itemFilters(call, query));
}
