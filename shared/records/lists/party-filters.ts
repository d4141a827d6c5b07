import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { idsNaming } from '#shared/records/ids-in-index.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { type IndexName, indexes } from '#shared/table/indexes.ts';
import { eitherFilter, type Filter, groupFilter } from './filters.ts';
import { externalRefFilter } from './value-filters.ts';

interface Party extends BaseRecord {
  iid: number[];
  lines?: { item_id: number }[];
  contact_id: number | null;
  user_id: number | null;
  external_ref: string | null;
}

interface PartyQuery {
  item_id?: readonly number[] | undefined;
  contact_id?: readonly number[] | undefined;
  user_id?: readonly number[] | undefined;
  external_ref?: string | undefined;
}

/** The query's filters by items, contacts, users and reference. */
export function partyFilters<R extends Party>(
  call: Call,
  resource: Resource<R>,
  { item_id: item, contact_id: contact, user_id: user, external_ref: ref }: PartyQuery,
): (Filter<R> | undefined)[] {
  const referring = (
    index: IndexName,
    ids: readonly number[] | undefined,
    referred: (record: R) => number | null,
  ) => {
    const groups = ids?.map((id) =>
      groupFilter(call, resource, index, id, (record) => referred(record) === id),
    );
    return eitherFilter(call, resource, groups);
  };
  return [
    item === undefined ? undefined : itemFilter(call, resource, item),
    referring(indexes.booking.contact, contact, ({ contact_id }) => contact_id),
    referring(indexes.booking.user, user, ({ user_id }) => user_id),
    externalRefFilter(call, resource, ref),
  ];
}

/** The records that name any of some items, found in the history of each. */
function itemFilter<R extends Party>(
  call: Call,
  resource: Resource<R>,
  items: readonly number[],
): Filter<R> {
  const ids = async () => {
    const reads = items.map((item) => idsNaming(call, item, resource.name));
    return new IdSet((await Promise.all(reads)).flat());
  };
  // The record may no longer name the item.
  const isNamed = ({ iid, lines = [] }: R, item: number) =>
    iid.includes(item) || lines.some(({ item_id }) => item_id === item);
  return { ids, keep: (record) => items.some((item) => isNamed(record, item)) };
}
