import type { Call } from '#shared/call.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { unchangedCheck } from '#shared/records/writes.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { fold } from '#shared/text.ts';
import { eventsNaming } from './events-naming.ts';
import { type Examination, withoutExamination } from './examination.ts';
import { type EventRecord, event } from './record.ts';

/**
 * The changes of a deleted item when it is restored: the events that set its dates may have been deleted meanwhile.
 * The writes fail if one that sets them now is deleted, too.
 */
export async function withoutDeletedEvents(
  call: Call,
  item: ItemRecord,
): Promise<{ changes: Partial<ItemRecord>; writes: RowWrite[] }> {
  const examinations = latestExaminations(item);
  const events = examinations.length > 0 ? await eventsNaming(call, item.id) : [];
  const sourceOf = (one: Examination) => events.find((each) => isSame(each, one));
  let changes: Partial<ItemRecord> = {};
  for (const one of examinations.filter((each) => !sourceOf(each))) {
    changes = { ...changes, ...withoutExamination({ ...item, ...changes }, one, events) };
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
    // Of any kind: an inspection that carries out a plan is in both.
    ...maintenance.flatMap(({ last_on, name }) => latestOn('maintenance', last_on, name)),
  ];
}

/** Whether an event of the same day is an inspection too, or carried out the same plan. Its result may be new. */
function isSame({ kind, time, plan }: EventRecord, latest: Examination): boolean {
  if (time.slice(0, 10) !== latest.time) return false;
  return latest.plan === null ? kind === latest.kind : fold(plan ?? '') === fold(latest.plan);
}
