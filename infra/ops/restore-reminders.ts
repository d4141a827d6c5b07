import type { Command } from 'commander';
import { scheduledSince } from '#shared/background/schedule.ts';
import { walkTable } from '#shared/background/walk-table.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { storeCommand } from './connection.ts';
import { rateOption, readPastTime } from './options.ts';

export function addRestoreRemindersCommand(restore: Command): void {
  restore
    .command('reminders')
    .description(
      'Schedule the reminders due since a time. A restored table lacks those of writes that the stream had ' +
        'not processed. Safe to run again.',
    )
    .requiredOption(
      '--since <time>',
      'a time up to which the stream had processed all writes (required)',
      readPastTime,
    )
    .addOption(rateOption())
    .action(
      storeCommand(async ({ since, rate }) => {
        return scheduleReminders(formatInstant(since.getTime()), rate, Date.now());
      }),
    );
}

/** Schedules the reminders of all records that were due since a time; `now` is in milliseconds since 1970. */
export function scheduleReminders(since: string, rate: number, now: number) {
  return walkTable({
    name: `reminders since ${since}`,
    rate,
    kinds: ['reminders'],
    visit: async (row) => {
      const reminders = scheduledSince(row, since, now);
      if (reminders.length > 0) await putRows(reminders);
      return { reminders: reminders.length };
    },
  });
}
