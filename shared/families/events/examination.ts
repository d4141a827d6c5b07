import {
  findMaintenancePlan,
  withoutLatestEvent,
} from '#shared/families/items/maintenance-plans.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { fold } from '#shared/text.ts';
import type { EventRecord } from './record.ts';

export type Occurrence = Pick<EventRecord, 'kind' | 'time' | 'result'>;
export type Examination = Occurrence & Pick<EventRecord, 'plan'>;

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

/** Whether an item has its latest inspection, or the last time of a plan, from an event. */
export function isLatest(item: ItemRecord, event: EventRecord): boolean {
  const day = inspectionDay(event);
  const isInspection = day !== null && item.last_inspection_on === day;
  return isInspection || planOf(item, event) !== undefined;
}

/** The plan of an item that was carried out last by an event. */
function planOf(item: ItemRecord, event: Examination) {
  const plan = event.plan === null ? undefined : findMaintenancePlan(item, event.plan);
  return plan?.last_on === planDay(event) ? plan : undefined;
}

/** The changes of an item whose dates no longer follow from an examination, but from other events. */
export function withoutExamination(
  item: ItemRecord,
  examination: Examination,
  others: readonly EventRecord[],
): Partial<ItemRecord> {
  return {
    ...lastInspection(item, examination, others),
    ...planBefore(item, examination, others),
  };
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
