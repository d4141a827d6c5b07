import type { Call } from '#shared/call.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { completePlan } from '#shared/families/items/maintenance-plans.ts';
import {
  type ItemEdit,
  readItems,
  stillDeletedChecks,
} from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Current } from '#shared/records/read.ts';
import { type Counter, joinWrites } from '#shared/records/transaction.ts';
import { allOf, exists, hasCount } from '#shared/table/actions.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { rowKey } from '#shared/table/rows.ts';
import { eventsNaming } from './events-naming.ts';
import {
  type Examination,
  inspectionDay,
  isCounted,
  isLatest,
  type Occurrence,
  planDay,
  withoutExamination,
} from './examination.ts';
import type { EventRecord } from './record.ts';

/** An event changes an item if it is its latest inspection, carries out a plan, or has failed. */
export function editOf({ caller, now }: Call, item: ItemRecord, event: EventRecord): ItemEdit {
  const becomesInoperative = event.result === 'failed' && item.condition !== 'discarded';
  const remarks = `Event ${event.id}: ${event.name}`;
  const decision = { condition: 'inoperative', remarks } as const;
  const changes = becomesInoperative
    ? decideCondition(item, decision, caller.actor, now)
    : withExamination(item, event);
  return Object.keys(changes).length > 0 ? changes : 'note-only';
}

/** The changes of an item by an event: its latest inspection, and a plan that was carried out. */
function withExamination(item: ItemRecord, event: Examination): Partial<ItemRecord> {
  const plan = planDay(event) === null ? null : event.plan;
  return {
    ...withInspection(item, event),
    ...(plan === null ? {} : completePlan(item, plan, event.time)),
  };
}

/** The changes of an item by an event: a later inspection updates it, any other event does not. */
export function withInspection(
  { last_inspection_on: last }: ItemRecord,
  event: Occurrence,
): Partial<ItemRecord> {
  const day = inspectionDay(event);
  if (day === null || (last !== null && last >= day)) return {};
  return { last_inspection_on: day };
}

/**
 * Counts an added or removed examination of each item, and fails if another one was counted since
 * the items were read: what is due next follows from all of them.
 */
export function countExaminations(call: Call, items: readonly Current<ItemRecord>[]): Counter[] {
  const attribute = 'inspections_moved';
  return items.map(({ id, [attribute]: inspectedAt }) => {
    const key = rowKey.record(call.caller.accountId, 'item', id);
    return { key, attribute, delta: 1, condition: allOf(exists, hasCount(attribute, inspectedAt)) };
  });
}

/** The changes to live items when an examination is removed, and the ids of the changed items. */
export async function revertExamination(call: Call, record: EventRecord) {
  // A failed one counts, too: it may have passed before, and moves no due date until it is deleted.
  const emptyResult = { ...record, result: null };
  const iid = isCounted(emptyResult) ? record.iid : [];
  const { items } = await readItems(call, iid);
  const latest = items.filter((item) => isLatest(item, emptyResult));
  const entry = { action: 'delete', cause: { resource: 'event', id: record.id } } as const;
  const changes = await mapInParallel(latest, async (item) => {
    const others = await eventsNaming(call, item.id, record.id);
    const newFields = withoutExamination(item, emptyResult, others);
    if (Object.keys(newFields).length === 0) return [];
    return [{ id: item.id, writes: itemChange(call, item, newFields, entry) }];
  });
  return {
    changed: new Set(changes.flat().map(({ id }) => id)),
    writes: joinWrites(...changes.flat().map(({ writes }) => writes), {
      counters: countExaminations(call, items),
      writes: stillDeletedChecks(call, iid, items),
    }),
  };
}
