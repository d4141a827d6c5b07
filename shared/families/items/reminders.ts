import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import { nextInspection } from './next-inspection.ts';
import type { MaintenancePlan } from './plan-fields.ts';
import type { ItemRecord } from './record.ts';

type ItemReminder = Reminder<NotificationKind>;

const week = 7 * 24 * 60 * 60;

/** Inspections and maintenance are announced a week before their day begins (UTC). */
export function remindersOfItem(record: ItemRecord): ItemReminder[] {
  if (record.condition === 'discarded') return [];
  const inspection = nextInspection(record);
  return [
    ...(inspection === null ? [] : [reminderOfDay('inspection_due', inspection)]),
    ...onePerDay(record.maintenance.flatMap(remindersOfPlan)),
  ];
}

/** Any check-out may make a plan due that counts them: it is announced on its day, not a week before. */
function remindersOfPlan({ next_on, every_checkouts }: MaintenancePlan): ItemReminder[] {
  if (next_on === null) return [];
  const reminder = reminderOfDay('maintenance_due', next_on);
  return [every_checkouts === null ? reminder : { ...reminder, remindAt: reminder.at }];
}

function reminderOfDay(kind: NotificationKind, day: string): ItemReminder {
  const at = `${day}T00:00:00Z`;
  // What was not done on its day is due until it is.
  return { kind, remindAt: addSeconds(at, -week), at, isUsefulLater: true };
}

/** The earliest reminder for each moment: one notice tells of all plans of a day. */
function onePerDay(reminders: readonly ItemReminder[]): ItemReminder[] {
  const earliest = new Map<string, ItemReminder>();
  for (const one of reminders) {
    const earlier = earliest.get(one.at);
    if (!earlier || one.remindAt < earlier.remindAt) earliest.set(one.at, one);
  }
  return [...earliest.values()];
}
