import { commit } from '../../shared/data/commit.ts';
import { itemRemoval } from '../../shared/data/items.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { isInUse } from '../../shared/domain/condition.ts';
import { ApiError } from '../../shared/errors.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { item } from '../../shared/resources/item.ts';
import { remove } from '../../shared/routes/items.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, item, id);
  matchVersion(call, record);
  if (isInUse(record, call.now)) throw new ApiError('item_in_use');
  return commit(call, itemRemoval(call, record), { data: undefined });
});
