import type { Call } from '#shared/call.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import type { ItemEdit } from '#shared/families/items/named-items.ts';
import { carriedOut } from '#shared/families/items/plans.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EventRecord } from './record.ts';

type Occurrence = Pick<EventRecord, 'kind' | 'time' | 'result'>;
type Examination = Occurrence & Pick<EventRecord, 'plan'>;

/** An event changes an item if it is its latest inspection, carries out a plan, or has failed. */
export function editOf({ caller, now }: Call, item: ItemRecord, event: EventRecord): ItemEdit {
  const becomesInoperative = event.result === 'failed' && item.condition !== 'discarded';
  const remarks = `Event ${event.id}: ${event.name}`;
  const decision = { condition: 'inoperative', remarks } as const;
  const changes = becomesInoperative
    ? decideCondition(item, decision, caller.actor, now)
    : examined(item, event);
  return Object.keys(changes).length > 0 ? changes : 'noted';
}

/** The changes of an item by an event: its latest inspection, and a plan that was carried out. */
function examined(item: ItemRecord, event: Examination): Partial<ItemRecord> {
  const plan = planDay(event) === null ? null : event.plan;
  return {
    ...inspected(item, event),
    ...(plan === null ? {} : carriedOut(item, plan, event.time)),
  };
}

/** The changes of an item by an event: a later inspection updates it, any other event does not. */
export function inspected(
  { last_inspection_on: last }: ItemRecord,
  event: Occurrence,
): Partial<ItemRecord> {
  const day = inspectionDay(event);
  if (day === null || (last !== null && last >= day)) return {};
  return { last_inspection_on: day };
}

/** The UTC day of an inspection that was not failed; null for any other event. */
export function inspectionDay({ kind, time, result }: Occurrence): string | null {
  return kind === 'inspection' && result !== 'failed' ? time.slice(0, 10) : null;
}

/** The UTC day on which a plan was carried out; null for any other event. */
export function planDay({ plan, time, result }: Examination): string | null {
  return plan !== null && result !== 'failed' ? time.slice(0, 10) : null;
}

/** Whether a due date of its items follows from an event. */
export function isCounted(event: Examination): boolean {
  return inspectionDay(event) !== null || planDay(event) !== null;
}
