import type { Answer, Call } from '#shared/call.ts';
import { itemProblems } from '#shared/domain/item.ts';
import { countUses } from '#shared/operations/locations/uses.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { type UpdateHooks, updateRecord } from '#shared/records/update.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { type ItemRecord, item } from '#shared/resources/item.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Item } from '#shared/schemas/item.ts';
import { itemView } from './item-view.ts';
import { locationUses } from './location-uses.ts';

type Changes = Partial<Content<ItemRecord>>;
interface Hooks extends Pick<UpdateHooks<ItemRecord, Item, undefined>, 'found' | 'isWritten'> {
  /** Refuses by the state of the item, once the changes themselves are right. */
  assertState?: () => void;
}

/** Changes the item that a call is about, and answers with it. */
export function changeItem(
  call: Call,
  before: Current<ItemRecord>,
  changes: Changes,
  occasion: Occasion,
  { assertState, ...hooks }: Hooks = {},
): Promise<Answer<Item>> {
  return updateRecord(call, itemView, before, changes, {
    occasion,
    ...hooks,
    problems: (after) => itemProblems(after, changes),
    decide: (after) => {
      assertState?.();
      return { counters: usesMoved(call, before, after) };
    },
  });
}

/** Writes an item that a call about another record changes. */
export function itemChange(
  call: Call,
  before: Current<ItemRecord>,
  changes: Changes,
  occasion: Occasion,
): Transaction {
  const after = nextVersion<ItemRecord>(call, before, changes);
  return joinWrites(change(call, item, before, after, occasion), {
    counters: usesMoved(call, before, after),
  });
}

function usesMoved(call: Call, before: ItemRecord, after: ItemRecord) {
  return countUses(call, locationUses(before), locationUses(after));
}
