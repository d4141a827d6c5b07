import type { Call } from '#shared/call.ts';
import { idsBelow } from '#shared/families/locations/branch.ts';
import { IdSet } from '#shared/records/id-set.ts';
import {
  beforeFilter,
  eitherFilter,
  type Filter,
  groupFilter,
  groupsFilter,
  rangeFilter,
  referenceFilter,
} from '#shared/records/lists/filters.ts';
import { termSource } from '#shared/records/lists/search.ts';
import { valueFilter, valuesFilter } from '#shared/records/lists/value-filters.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { indexes } from '#shared/table/indexes.ts';
import { displayFilter } from './display.ts';
import { freeFilter } from './free.ts';
import { nextMaintenance } from './maintenance-plans.ts';
import { nextInspection } from './next-inspection.ts';
import type { ItemQuery } from './queries.ts';
import { type ItemRecord, item } from './record.ts';
import { itemsWithOpenIssues } from './used-by.ts';

type ItemFilter = Filter<ItemRecord> | undefined;

/** The filters of a list of items, besides its search. */
export async function itemFilters(call: Call, query: ItemQuery): Promise<ItemFilter[]> {
  const value = (name: string, expected: string | number | boolean | undefined) =>
    valueFilter(call, item, name, expected);
  return [
    value('serial_number', query.serial_number),
    value('type', query.type),
    value('tag', query.tag),
    valuesFilter(call, item, 'responsible_user_id', query.responsible_user_id),
    valuesFilter(call, item, 'supplier_id', query.supplier_id),
    value('inventory_low', query.inventory_low),
    await locationFilter(call, query),
    referenceFilter(call, item, indexes.item.home, 'home_location_id', query.home_location_id),
    query.has_open_issues ? issueFilter(call) : undefined,
    seenFilter(call, query),
    beforeFilter(call, item, indexes.item.expiration, query.expires_before, expirationOf),
    beforeFilter(call, item, indexes.item.inspection, query.inspection_before, nextInspection),
    beforeFilter(call, item, indexes.item.maintenance, query.maintenance_before, nextMaintenance),
    attentionFilter(call, query.attention_before),
    displayFilter(call, query.display),
    freeFilter(call, query),
  ];
}

async function locationFilter(
  call: Call,
  { location_id: ids, include_sublocations: isDeep }: ItemQuery,
): Promise<ItemFilter> {
  if (ids === undefined) return undefined;
  const below = ids.map((one) => (isDeep ? idsBelow(call, one) : [one]));
  const locations = [...new Set((await Promise.all(below)).flat())];
  const index = indexes.item.location;
  const [first, ...others] = locations;
  if (first === undefined || others.length > 0) return groupsFilter(call, item, index, locations);
  return groupFilter(call, item, index, first, ({ location_id }) => location_id === first);
}

function issueFilter(call: Call): Filter<ItemRecord> {
  return {
    ids: async () => new IdSet(await itemsWithOpenIssues(call)),
    check: (record) => record.open_issues_count > 0,
  };
}

/** An item that was never seen matches, too. */
function seenFilter(call: Call, { not_seen_since: since }: ItemQuery): ItemFilter {
  if (since === undefined) return undefined;
  const range = { before: since };
  return rangeFilter(call, item, indexes.item.seen, range, ({ last_inventory_at: lastSeen }) => {
    return lastSeen === null || lastSeen < since;
  });
}

const expirationOf = ({ expiration_date }: ItemRecord) => expiration_date;

/** Items that need inspection, maintenance, replacement or more stock. */
function attentionFilter(call: Call, before: string | undefined): ItemFilter {
  if (before === undefined) return undefined;
  return eitherFilter(call, item, [
    beforeFilter(call, item, indexes.item.inspection, before, nextInspection),
    beforeFilter(call, item, indexes.item.maintenance, before, nextMaintenance),
    beforeFilter(call, item, indexes.item.expiration, before, expirationOf),
    termSource(call, item, equalityTerm('inventory_low', true)),
  ]);
}
