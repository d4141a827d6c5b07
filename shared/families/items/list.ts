import type { Call } from '#shared/call.ts';
import { searchFilters, selectionOf } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { itemFilters } from './filters.ts';
import { itemView } from './item-view.ts';
import type { ItemQuery } from './queries.ts';
import { item } from './record.ts';

export async function listItems(call: Call, query: ItemQuery) {
  const filters = [...searchFilters(call, item, query.q), ...(await itemFilters(call, query))];
  return answerList(call, itemView, query, selectionOf(call, item, filters));
}
