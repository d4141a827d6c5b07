import type { Call } from '#shared/call.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { type Counter, joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import type { Content } from '#shared/resources/resource.ts';
import { locationUses } from './location-uses.ts';
import { type ItemRecord, item } from './record.ts';

/** The writes of an item that a call about another record changes. */
export function itemChange(
  call: Call,
  before: Current<ItemRecord>,
  changes: Partial<Content<ItemRecord>>,
  occasion: Occasion,
): Transaction {
  return itemWrites(call, before, nextVersion<ItemRecord>(call, before, changes), occasion);
}

/** The writes of the next version of an item. */
export function itemWrites(
  call: Call,
  before: Current<ItemRecord>,
  after: ItemRecord,
  occasion: Occasion,
): Transaction {
  return joinWrites(change(call, item, before, after, occasion), {
    counters: usesMoved(call, before, after),
  });
}

/** The changes to the counts of an item's locations. */
export function usesMoved(call: Call, before: ItemRecord, after: ItemRecord): Counter[] {
  return countUses(call, after.id, locationUses(before), locationUses(after));
}
