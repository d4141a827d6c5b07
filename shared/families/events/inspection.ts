import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EventRecord } from './record.ts';

type Occurrence = Pick<EventRecord, 'kind' | 'time' | 'result'>;

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
