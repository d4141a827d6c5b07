import type { Answer, Call } from '#shared/call.ts';
import { itemProblems, newItem, presentItem } from '#shared/domain/item.ts';
import { countUses, type LocationUse } from '#shared/operations/locations/uses.ts';
import { commit } from '#shared/records/commit.ts';
import { changesOf, itemEntry, type Naming, type Occasion } from '#shared/records/history.ts';
import { change, insertion, newRecord, nextId, removal } from '#shared/records/records.ts';
import { judge, readNames, referencesOf, sentReferences } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerRecord, type View } from '#shared/records/view.ts';
import { type ItemRecord, item } from '#shared/resources/item.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Item, ItemCreate } from '#shared/schemas/item.ts';

/** How items are shown. */
export const itemView: View<ItemRecord, Item> = {
  resource: item,
  orders: {
    id: null,
    name: 'by-name',
    unique_id: 'by-code',
    created_at: 'by-created',
    updated_at: 'by-updated',
  },
  show: async ({ caller, now }, records) => {
    const names = await readNames(caller, referencesOf(item, records));
    return records.map((record) => presentItem(record, names, now));
  },
};

/** Creates an item. Throws `validation_failed` for what the store knows better. */
export async function createItem(call: Call, body: ItemCreate): Promise<Answer<Item>> {
  const content = newItem(item.blank, body);
  const draft: ItemRecord = newRecord(call, item, 0, content);
  const [names, id] = await Promise.all([
    judge(call.caller, {
      references: sentReferences(item, body),
      claims: item.claims(draft),
      problems: itemProblems(content),
    }),
    nextId(call.caller.accountId, 'item'),
  ]);
  const record = { ...draft, id };
  const data = presentItem(record, names, call.now);
  const answer = { data, version: 1, location: `/v1/items/${id}` };
  return commit(call, itemInsertion(call, record), answer);
}

/** Writes a new item, with its entry and the counts of its locations. */
export function itemInsertion(call: Call, record: ItemRecord): Plan {
  const { accountId } = call.caller;
  const occasion = { action: 'create', resource: 'item', resourceId: record.id } as const;
  return joinPlans(insertion(call, item, record), {
    actions: [itemEntry(call, record.id, occasion, changesOf(item, undefined, record))],
    counters: countUses(accountId, [], locationUses(record)),
  });
}

/**
 * Writes the next version of an item, with its entry and the counts of its locations. `naming` is
 * the record that names the item with this write.
 */
export function itemChange(
  call: Call,
  before: ItemRecord,
  after: ItemRecord,
  occasion: Occasion,
  naming?: Naming,
): Plan {
  return joinPlans(change(call, item, before, after), {
    actions: [itemEntry(call, after.id, occasion, changesOf(item, before, after), naming)],
    counters: countUses(call.caller.accountId, locationUses(before), locationUses(after)),
  });
}

/** Hides an item that nothing uses; an issue that is opened on it meanwhile wins. */
export function itemRemoval(call: Call, record: ItemRecord): Plan {
  const unused = {
    expression: 'attribute_not_exists(#open_issues_count) OR #open_issues_count = :none',
    values: { none: 0 },
  };
  const occasion = { action: 'delete', resource: 'item', resourceId: record.id } as const;
  return joinPlans(removal(call, item, record, [unused]), {
    actions: [itemEntry(call, record.id, occasion, [])],
    counters: countUses(call.caller.accountId, locationUses(record), []),
  });
}

/** Judges what the changes of an item refer to and claim, and the item as a whole. */
export async function judgeItem(
  call: Call,
  after: ItemRecord,
  changes: Partial<Content<ItemRecord>>,
): Promise<void> {
  await judge(call.caller, {
    references: sentReferences(item, changes),
    claims: item.claims(after),
    self: { resource: 'item', id: after.id },
    problems: itemProblems(after),
  });
}

/** The locations that an item counts at: where it is, and where it belongs. */
export function locationUses({ location_id, home_location_id }: ItemRecord): LocationUse[] {
  return [
    ...(location_id === null ? [] : [{ location: location_id, kind: 'item' as const }]),
    ...(home_location_id === null ? [] : [{ location: home_location_id, kind: 'other' as const }]),
  ];
}

/** Commits the next version of an item, and answers with it. */
export async function commitItem(
  call: Call,
  before: ItemRecord,
  after: ItemRecord,
  occasion: Pick<Occasion, 'action' | 'remarks' | 'contactId'>,
): Promise<Answer<Item>> {
  const plan = itemChange(call, before, after, {
    ...occasion,
    resource: 'item',
    resourceId: after.id,
  });
  return commit(call, plan, await answerRecord(call, itemView, after));
}
