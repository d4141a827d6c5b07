import type { Call } from '#shared/call.ts';
import { type FieldProblems, mergeFields } from '#shared/errors.ts';
import { countUses, type LocationUse, otherUse } from '#shared/families/locations/uses.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { readNothing, type UpdateHooks, updateRecord } from '#shared/records/operations.ts';
import type { Current } from '#shared/records/read.ts';
import { type Counter, joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Item } from './fields.ts';
import { itemProblems } from './item.ts';
import { itemView } from './item-view.ts';
import { type ItemRecord, item } from './record.ts';

/** The writes of an item that a call about another record, or about several items, changes. */
export function itemChange(
  call: Call,
  before: Current<ItemRecord>,
  changes: Partial<Content<ItemRecord>>,
  entry: EntryDetails,
): Transaction {
  const after = nextVersion<ItemRecord>(call, before, changes);
  return joinWrites(change(call, item, before, after, entry), {
    counters: usesMoved(call, before, after),
  });
}

/** The changes to the counts of an item's locations. */
function usesMoved(call: Call, before: ItemRecord, after: ItemRecord): Counter[] {
  return countUses(call, after.id, locationUses(before), locationUses(after));
}

/** The locations that count an item: its present one and its home. */
export function locationUses({ location_id, home_location_id }: ItemRecord): LocationUse[] {
  const here: LocationUse[] = location_id === null ? [] : [{ location: location_id, kind: 'item' }];
  return [...here, ...otherUse(home_location_id)];
}

interface Hooks extends Pick<UpdateHooks<ItemRecord, Item, undefined>, 'found' | 'alwaysWrites'> {
  /** Problems of the call besides the changes. */
  problems?: FieldProblems;
  /** Refuses by the state of the item, after the changes themselves are valid. */
  assertState?: () => void;
}

/** Updates one item, and answers with it. */
export function changeItem(
  call: Call,
  before: Current<ItemRecord>,
  changes: Partial<Content<ItemRecord>>,
  entry: EntryDetails,
  { problems = {}, assertState, ...hooks }: Hooks = {},
) {
  return updateRecord(call, itemView, before, changes, readNothing, {
    entry,
    ...hooks,
    problems: (after) => mergeFields(problems, itemProblems(after, changes)),
    decide: (after) => {
      assertState?.();
      return { counters: usesMoved(call, before, after) };
    },
  });
}
