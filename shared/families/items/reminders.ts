import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import { nextInspection } from './next-inspection.ts';
import type { MaintenancePlan } from './plan-fields.ts';
import type { ItemRecord } from './record.ts';

type ItemReminder = Reminder<NotificationKind>;

const week = 7 * 24 * 60 * 60;

/** What is due on an item is announced a week before its UTC day begins. */
export function remindersOfItem(record: ItemRecord): ItemReminder[] {
  if (record.condition === 'discarded') return [];
  const inspection = nextInspection(record);
  return [
    ...(inspection === null ? [] : [reminderOfDay('inspection_due', inspection)]),
    ...onePerDay(record.maintenance.flatMap(remindersOfPlan)),
  ];
}

/** What check-outs made due is so from that day on: nothing can be announced ahead of it. */
function remindersOfPlan({ next_on, every_checkouts }: MaintenancePlan): ItemReminder[] {
  if (next_on === null) return [];
  const reminder = reminderOfDay('maintenance_due', next_on);
  return [every_checkouts === null ? reminder : { ...reminder, remindAt: reminder.at }];
}

function reminderOfDay(kind: NotificationKind, day: string): ItemReminder {
  const at = `${day}T00:00:00Z`;
  return { kind, remindAt: addSeconds(at, -week), at };
}

/** The earliest reminder for each moment: one notice tells of all plans of a day. */
function onePerDay(reminders: readonly ItemReminder[]): ItemReminder[] {
  const earliest = new Map<string, ItemReminder>();
  for (const one of reminders) {
    const known = earliest.get(one.at);
    if (!known || one.remindAt < known.remindAt) earliest.set(one.at, one);
  }
  return [...earliest.values()];
}
