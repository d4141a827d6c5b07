import type { Call } from '#shared/call.ts';
import type { PartyQuery } from '#shared/fields/query.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { idsNaming } from '#shared/records/ids-in-index.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { indexes } from '#shared/table/indexes.ts';
import { type Filter, referenceFilter } from './filters.ts';

interface RecordWithParties extends BaseRecord {
  iid: number[];
  lines?: { item_id: number }[];
  contact_id: number | null;
  user_id: number | null;
}

/** The query's filters by items, contacts, users and reference. */
export function partyFilters<R extends RecordWithParties>(
  call: Call,
  resource: Resource<R>,
  { item_id: item, contact_id: contact, user_id: user }: PartyQuery,
): (Filter<R> | undefined)[] {
  return [
    item === undefined ? undefined : itemFilter(call, resource, item),
    referenceFilter(call, resource, indexes.booking.contact, 'contact_id', contact),
    referenceFilter(call, resource, indexes.booking.user, 'user_id', user),
  ];
}

/** The records that name any of some items, found in the history of each. */
function itemFilter<R extends RecordWithParties>(
  call: Call,
  resource: Resource<R>,
  items: readonly number[],
): Filter<R> {
  const ids = async () => {
    const reads = items.map((item) => idsNaming(call, item, resource.name));
    return new IdSet((await Promise.all(reads)).flat());
  };
  const isNamed = ({ iid, lines = [] }: R, item: number) =>
    iid.includes(item) || lines.some(({ item_id }) => item_id === item);
  const isMeant = (record: R) => items.some((item) => isNamed(record, item));
  // A reservation or an issue may no longer name the item.
  return resource.keepsItems ? { ids, recheck: isMeant, mayBeGone: true } : { ids, check: isMeant };
}
