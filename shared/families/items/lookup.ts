import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { Filter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { itemFilters } from './filters.ts';
import { itemView } from './item-view.ts';
import { readMeanings } from './labels.ts';
import { listItems } from './operations.ts';
import type { ItemLookup } from './queries.ts';
import type { ItemRecord } from './record.ts';

/** The items that a scanned value stands for: by label, or else by unique_id. */
export async function lookUpItems(call: Call, query: ItemLookup) {
  const { qr, q } = query;
  if (!q?.trim() && !qr?.trim()) {
    const message = 'Either qr or q is required.';
    throw new ApiError('bad_request', { message, fields: { qr: [{ code: 'required', message }] } });
  }
  if (!qr?.trim()) return listItems(call, query);
  const filters = [scannedFilter(call, qr), ...(await itemFilters(call, query))];
  return answerList(call, itemView, query, filters);
}

function scannedFilter(call: Call, scanned: string): Filter<ItemRecord> {
  const ids = async () => {
    const meanings = await readMeanings(call, [scanned]);
    return new IdSet(meanings.values().map(({ id }) => id));
  };
  return { ids };
}
