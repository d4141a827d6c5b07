import { answerItem } from '../../shared/data/items.ts';
import { getRecord } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { item } from '../../shared/resources/item.ts';
import { get } from '../../shared/routes/items.ts';

export const handler = endpoint(get, async (call, { id }) => {
  return answerItem(call, await getRecord(call.caller, item, id));
});
