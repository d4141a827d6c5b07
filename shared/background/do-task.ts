import { findRow } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import { type Effect, type EffectName, isEffect } from './effect.ts';
import { forEachMessage } from './queue.ts';
import { remindersOfRow } from './schedule.ts';
import { changeOfTask } from './task-change.ts';
import type { TaskMessage } from './task-message.ts';
import { scheduleRetry, type TaskContent, withTaskTimeout } from './tasks.ts';

/** The functions that do the tasks of a background function. */
interface TaskHandlers {
  effects?: Partial<Record<EffectName, Effect>>;
  /** Handles a due reminder: its kind, the record's current row, and the moment it is about. */
  remind?: (kind: string, row: Row, at: string, now: number) => Promise<void>;
  clock?: () => number;
}

/** A handler of a queue of tasks. One that fails or hangs goes back to the schedule, for later. */
export function forEachTask({ clock = () => Date.now(), ...handlers }: TaskHandlers) {
  const act = async (message: TaskMessage) => {
    const { due, task } = message;
    try {
      // Writes have the present time, however late they are, since syncs depend on it.
      await withTaskTimeout(doTask(task, Math.max(due, clock()), handlers));
    } catch (error) {
      // It may have waited in its queue for longer than the schedule looks back.
      await scheduleRetry(message, error, clock());
    }
  };
  // A task has rows in it, which are in no log.
  return forEachMessage<TaskMessage>('TaskLateness', ({ name, due }) => ({ task: name, due }), act);
}

async function doTask(task: TaskContent, now: number, handlers: TaskHandlers): Promise<void> {
  const { effect, change, at } = task;
  if (effect === undefined) return remindIfDue(task, now, handlers);
  const run = isEffect(effect) ? handlers.effects?.[effect] : undefined;
  if (!run) throw new Error(`There is no effect ${effect}.`);
  await run(changeOfTask(change), Number(at))?.();
}

/** The record may have changed since the reminder was scheduled. */
async function remindIfDue(
  task: TaskContent,
  now: number,
  { remind }: TaskHandlers,
): Promise<void> {
  const { of, kind, at } = task;
  if (!of || kind === undefined || typeof at !== 'string') {
    throw new Error('The task names neither a record nor an effect.');
  }
  const row = await findRow(of, { consistent: true });
  const isDue = remindersOfRow(row).some((one) => one.kind === kind && one.at === at);
  if (!row || !isDue) return;
  if (!remind) throw new Error(`No reminder ${kind} is sent here.`);
  await remind(kind, row, at, now);
}
