import type { Call } from '#shared/call.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import {
  completePlan,
  findMaintenancePlan,
  withoutLatestEvent,
} from '#shared/families/items/maintenance-plans.ts';
import { type ItemEdit, readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { entriesSince } from '#shared/records/entries-since.ts';
import { idsNaming } from '#shared/records/ids-in-index.ts';
import { type Current, findRecords } from '#shared/records/read.ts';
import { type Counter, joinWrites } from '#shared/records/transaction.ts';
import { unchangedCheck } from '#shared/records/writes.ts';
import { absent, allOf, exists, hasCount, type RowWrite } from '#shared/table/actions.ts';
import { indexLagSeconds } from '#shared/table/indexes.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { rowKey } from '#shared/table/rows.ts';
import { fold } from '#shared/text.ts';
import { addSeconds } from '#shared/time.ts';
import { type EventRecord, event } from './record.ts';

type Occurrence = Pick<EventRecord, 'kind' | 'time' | 'result'>;
type Examination = Occurrence & Pick<EventRecord, 'plan'>;

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

/** The UTC day of an inspection that was not failed; null for any other event. */
function inspectionDay({ kind, time, result }: Occurrence): string | null {
  return kind === 'inspection' && result !== 'failed' ? time.slice(0, 10) : null;
}

/** The UTC day on which a plan was carried out; null for any other event. */
function planDay({ plan, time, result }: Examination): string | null {
  return plan !== null && result !== 'failed' ? time.slice(0, 10) : null;
}

/** Whether a due date of its items follows from an event. */
export function isCounted(event: Examination): boolean {
  return inspectionDay(event) !== null || planDay(event) !== null;
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
    const others = await otherEvents(call, item.id, record.id);
    const newFields = {
      ...lastInspection(item, emptyResult, others),
      ...planBefore(item, emptyResult, others),
    };
    if (Object.keys(newFields).length === 0) return [];
    return [{ id: item.id, writes: itemChange(call, item, newFields, entry) }];
  });
  return {
    changed: new Set(changes.flat().map(({ id }) => id)),
    writes: joinWrites(...changes.flat().map(({ writes }) => writes), {
      counters: countExaminations(call, items),
      writes: stillDeleted(call, iid, items),
    }),
  };
}

/** Checks that items that were deleted are not restored meanwhile, with the dates of an event that goes. */
function stillDeleted(call: Call, iid: readonly number[], live: readonly ItemRecord[]): RowWrite[] {
  const liveIds = new Set(live.map(({ id }) => id));
  return iid
    .filter((id) => !liveIds.has(id))
    .map((id) => {
      const key = rowKey.record(call.caller.accountId, 'item', id);
      return { kind: 'check', key, condition: absent };
    });
}

/**
 * The changes of a deleted item when it is restored: the events that set its dates may have been deleted meanwhile.
 * The writes fail if one that sets them now is deleted, too.
 */
export async function withoutDeletedEvents(
  call: Call,
  item: ItemRecord,
): Promise<{ changes: Partial<ItemRecord>; writes: RowWrite[] }> {
  const examinations = latestExaminations(item);
  const events = examinations.length > 0 ? await otherEvents(call, item.id) : [];
  const sourceOf = (one: Examination) => events.find((each) => isSame(each, one));
  let changes: Partial<ItemRecord> = {};
  for (const one of examinations.filter((each) => !sourceOf(each))) {
    const before = one.plan === null ? lastInspection : planBefore;
    changes = { ...changes, ...before({ ...item, ...changes }, one, events) };
  }
  const sources = latestExaminations({ ...item, ...changes }).flatMap((one) => sourceOf(one) ?? []);
  const writes = [...new Set(sources)].map((one) => unchangedCheck(call, event, one));
  return { changes, writes };
}

/** The latest inspection of an item, and the last time of each of its plans. */
function latestExaminations({ last_inspection_on, maintenance }: ItemRecord): Examination[] {
  const latestOn = (kind: Examination['kind'], time: string | null, plan: string | null) =>
    time === null ? [] : [{ kind, time, plan, result: null }];
  return [
    ...latestOn('inspection', last_inspection_on, null),
    ...maintenance.flatMap(({ kind, last_on, name }) => latestOn(kind, last_on, name)),
  ];
}

/** Whether an event of the same day is an inspection too, or carried out the same plan. Its result may be new. */
function isSame({ kind, time, plan }: EventRecord, latest: Examination): boolean {
  if (time.slice(0, 10) !== latest.time) return false;
  return latest.plan === null ? kind === latest.kind : fold(plan ?? '') === fold(latest.plan);
}

/** Whether an item has its latest inspection, or the last time of a plan, from an event. */
function isLatest(item: ItemRecord, event: EventRecord): boolean {
  const day = inspectionDay(event);
  const isInspection = day !== null && item.last_inspection_on === day;
  return isInspection || planOf(item, event) !== undefined;
}

/** The plan of an item that was carried out last by an event. */
function planOf(item: ItemRecord, event: Examination) {
  const plan = event.plan === null ? undefined : findMaintenancePlan(item, event.plan);
  return plan?.last_on === planDay(event) ? plan : undefined;
}

function lastInspection(
  { last_inspection_on: last }: ItemRecord,
  event: Examination,
  others: readonly EventRecord[],
): Partial<ItemRecord> {
  const day = inspectionDay(event);
  if (day === null || last !== day) return {};
  const previous = latestOf(others, inspectionDay);
  return previous === day ? {} : { last_inspection_on: previous };
}

function planBefore(
  item: ItemRecord,
  event: Examination,
  others: readonly EventRecord[],
): Partial<ItemRecord> {
  const plan = planOf(item, event);
  const day = planDay(event);
  if (!plan || day === null) return {};
  const ofPlan = others.filter((one) => fold(one.plan ?? '') === fold(plan.name));
  const previous = latestOf(ofPlan, planDay);
  return previous === day ? {} : withoutLatestEvent(item, plan, { day, previous });
}

function latestOf(
  events: readonly EventRecord[],
  dayOf: (event: EventRecord) => string | null,
): string | null {
  const days = events.flatMap((one) => dayOf(one) ?? []);
  return days.sort().at(-1) ?? null;
}

/** The events that name an item, but one. */
async function otherEvents(call: Call, item: number, except?: number): Promise<EventRecord[]> {
  const [knownItems, recent] = await Promise.all([
    idsNaming(call, item, 'event'),
    recentEvents(call, item),
  ]);
  const ids = new Set([...knownItems, ...recent].filter((id) => id !== except));
  const events = await findRecords(call, event, [...ids], { consistent: true });
  return events.filter(({ iid }) => iid.includes(item));
}

/** The events that the newest entries of an item's history are about: the index may not have them yet. */
async function recentEvents(call: Call, item: number): Promise<number[]> {
  const since = addSeconds(call.now, -indexLagSeconds);
  const attributes = ['resource', 'resource_id'];
  const ids: number[] = [];
  for await (const entry of entriesSince(call, 'item', item, { since, attributes })) {
    if (entry.resource === 'event') ids.push(Number(entry.resource_id));
  }
  return ids;
}
