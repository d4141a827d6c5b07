import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { type IndexName, indexAttributes, indexes } from '#shared/table/indexes.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { type Filter, groupFilter } from './filters.ts';
import { externalRefFilter } from './value-filters.ts';

interface Party extends BaseRecord {
  iid: number[];
  contact_id: number | null;
  user_id: number | null;
  external_ref: string | null;
}

interface PartyQuery {
  item_id?: number | undefined;
  contact_id?: number | undefined;
  user_id?: number | undefined;
  external_ref?: string | undefined;
}

/** The query's filters by item, contact, user and reference. */
export function partyFilters<R extends Party>(
  call: Call,
  resource: Resource<R>,
  { item_id: item, contact_id: contact, user_id: user, external_ref: ref }: PartyQuery,
): (Filter<R> | undefined)[] {
  const referring = (
    index: IndexName,
    id: number | undefined,
    referred: (record: R) => number | null,
  ) => {
    if (id === undefined) return undefined;
    return groupFilter(call, resource, index, id, (record) => referred(record) === id);
  };
  return [
    item === undefined ? undefined : itemFilter(call, resource, item),
    referring(indexes.booking.contact, contact, ({ contact_id }) => contact_id),
    referring(indexes.booking.user, user, ({ user_id }) => user_id),
    externalRefFilter(call, resource, ref),
  ];
}

/** The records that name an item, found in the item's history. */
function itemFilter<R extends Party>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  item: number,
): Filter<R> {
  const pk = partition.activity(accountId, 'item', item);
  const ids = async () => {
    const range = { beginsWith: `${resource.name}#` };
    const rows = await queryRows({ pk, index: indexes.history.naming, range });
    return new IdSet(rows.map((row) => idOf(row[indexAttributes[indexes.history.naming]])));
  };
  // The record may no longer name the item.
  return { ids, keep: ({ iid }) => iid.includes(item) };
}
