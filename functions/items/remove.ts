import { isInUse } from '#shared/domain/condition.ts';
import { ApiError } from '#shared/errors.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { itemRemoval } from '#shared/operations/items/items.ts';
import { commit } from '#shared/records/commit.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { item } from '#shared/resources/item.ts';
import { remove } from '#shared/routes/items.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, item, id);
  matchVersion(call, record);
  if (isInUse(record, call.now)) throw new ApiError('item_in_use');
  return commit(call, itemRemoval(call, record), { data: undefined });
});
