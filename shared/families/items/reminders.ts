import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import { nextInspection } from './next-inspection.ts';
import type { ItemRecord } from './record.ts';

const week = 7 * 24 * 60 * 60;

/** An inspection is announced a week before its UTC day begins. */
export function remindersOfItem(record: ItemRecord): Reminder<NotificationKind>[] {
  const day = nextInspection(record);
  if (day === null || record.condition === 'discarded') return [];
  const at = `${day}T00:00:00Z`;
  return [{ kind: 'inspection_due', remindAt: addSeconds(at, -week), at }];
}
