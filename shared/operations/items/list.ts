import type { Call } from '#shared/call.ts';
import { searchFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { item } from '#shared/resources/item.ts';
import type { ItemQuery } from '#shared/schemas/item.ts';
import { displayFilter } from './display.ts';
import { itemView } from './item-view.ts';

export function listItems(call: Call, query: ItemQuery) {
  const filters = [searchFilter(call, item, query.q), displayFilter(call, query.display)];
  return answerList(call, itemView, query, selectionOf(filters));
}
