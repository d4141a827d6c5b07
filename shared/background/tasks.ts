import { logError, logMetric } from '#shared/log.ts';
import { accountOfRow } from '#shared/table/account-of-row.ts';
import { nameOfScheduled, shardOfScheduled } from '#shared/table/key-parts.ts';
import { assertSize } from '#shared/table/row-size.ts';
import { type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import type { WebhookId } from '#shared/table/webhook-rows.ts';
import { deleteRow } from '#shared/table/write.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';
import { untilAborted } from '#shared/until-aborted.ts';

/** A task: a reminder of a record, or an effect of a write. */
export interface TaskContent {
  /** The row that it is about. */
  of?: RowKey;
  of_entity?: unknown;
  /** The kind of a reminder. */
  kind?: string;
  effect?: string;
  /** The moment that a reminder is about, or when the write of an effect was acted on first. */
  at?: string | number;
  /** The write, as `changeForTask` has it. */
  change?: unknown;
  account_id?: unknown;
  /** A webhook that has deliveries to attempt. */
  wakes?: WebhookId;
  /** How often it failed, and when it was tried first. */
  attempts?: number;
  since?: number;
}

/** A task of the schedule. */
export type Task = Row & TaskContent;

const minute = 60_000;
/** A task that takes longer is ended, or the function would time out, and the tasks after this one with it. */
const taskTimeoutMilliseconds = 20_000;
/** Pauses double up to an hour; after a day, nobody waits for it any more. */
const longestPauseMilliseconds = 60 * minute;
const giveUpAfterMilliseconds = 24 * 60 * minute;

/** The longest stored error message. */
const errorCharacters = 1000;

/** Waits for a task. @throws its error, or an Error where it hangs */
export function withTaskTimeout(work: Promise<void>): Promise<void> {
  return untilAborted(AbortSignal.timeout(taskTimeoutMilliseconds), work);
}

/** A task without its time: what the schedule calls it, which partition of an hour it is in, and what it says. */
export interface NamedTask {
  name: string;
  shard: number;
  task: TaskContent;
}

/** A scheduled task without its time. */
export function namedTask({ pk, sk, entity: _entity, ...task }: Task): NamedTask {
  const key = { pk, sk };
  return { name: nameOfScheduled(key), shard: shardOfScheduled(key), task };
}

/**
 * Puts off a task that failed, or parks it after a day, so that one that always fails holds up no other one.
 */
export async function retryLater(task: Task, error: unknown, now: number): Promise<void> {
  await scheduleRetry(namedTask(task), error, now);
  await deleteRow(task);
}

/**
 * Keeps what failed as a task of the schedule: for a minute at first, for longer each time, and parked
 * after a day.
 * @throws where it is too large for a row
 */
export async function scheduleRetry(
  { name, shard, task }: NamedTask,
  error: unknown,
  now: number,
): Promise<void> {
  const { attempts: failures = 0, since = now } = task;
  const attempts = failures + 1;
  const isOver = now - since >= giveUpAfterMilliseconds;
  const pause = Math.min(longestPauseMilliseconds, minute * 2 ** Math.min(failures, 10));
  const key = isOver
    ? rowKey.parkedTask(formatInstant(now), name)
    : rowKey.scheduled(formatInstant(now + pause), shard, name);
  const text = String(error).slice(0, errorCharacters);
  const row = { ...task, ...key, attempts, since, error: text };
  const about = { task: name, account: accountOfRow(row), ...subjectOf(row) };
  logError(isOver ? 'A task was given up.' : 'A task failed.', error, { ...about, attempts });
  if (isOver) logMetric('TasksParked', 1, about);
  // The limit leaves space for the longer error of a later attempt.
  if (failures === 0) assertSize(row);
  await putRows([row]);
}

/** The entity and key of the row that a task is about. */
function subjectOf({ of, of_entity: entity }: TaskContent) {
  return of ? { entity, key: `${of.pk} ${of.sk}` } : {};
}

/** Tries a parked task again: with the next run of the schedule, and for a day. */
export async function retryParked(task: Task, now: number): Promise<void> {
  const { name, task: parkedTask } = namedTask(task);
  const { since: _since, ...content } = parkedTask;
  const key = rowKey.scheduled(formatInstant(now), 0, name);
  await putRows([{ ...content, ...key, attempts: 0 }]);
  await deleteRow(task);
}
