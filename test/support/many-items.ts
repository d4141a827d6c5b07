import { operatorCall } from '#infra/operator.ts';
import { batchesOf } from '#shared/batches.ts';
import { ItemCreate } from '#shared/families/items/fields.ts';
import { newItem } from '#shared/families/items/item.ts';
import { item } from '#shared/families/items/record.ts';
import { commit } from '#shared/records/commit.ts';
import { nextId } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';

/** Few enough that their search terms, too, fit into one transaction; it may have a hundred rows (AWS limit). */
const itemsAtOnce = 10;

/**
 * Creates items by the service's own code, several in each transaction: where a test needs many, it would
 * spend most of its time on one call for each. `fieldsOf` gets the number of an item, from 1. Returns their ids.
 */
export async function manyItems(
  accountId: number,
  count: number,
  fieldsOf: (number: number) => object = () => ({}),
): Promise<number[]> {
  const call = operatorCall(accountId);
  const last = await nextId(call, 'item', count);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const idOf = (number: number) => last - count + number;
  for (const part of batchesOf(numbers, itemsAtOnce)) {
    const insertions = part.map((number) => {
      const fields = { name: `Item ${number}`, ...fieldsOf(number) };
      const content = newItem(ItemCreate.schema.parse(fields), call.now);
      return insertion(call, item, newRecord(call, item, idOf(number), content));
    });
    await commit(call, joinWrites(...insertions), { data: null });
  }
  return numbers.map(idOf);
}
