import { type Command, Option, type OptionValues } from 'commander';
import { retryParked, type Task } from '#shared/background/tasks.ts';
import { findRows, queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { deleteRow } from '#shared/table/write.ts';
import { storeCommand } from './connection.ts';

/** Adds `tasks list`, `retry` and `drop`. */
export function addTaskCommands(program: Command): void {
  const tasks = program
    .command('tasks')
    .description('Show, retry or drop the tasks that the service gave up after a day of failures.');
  const id = () => new Option('--id <id>', 'id of a task, as the list shows it');
  tasks
    .command('list')
    .description('Show what was given up, the earliest first: what it is, and its last error.')
    .action(storeCommand(async () => ({ tasks: (await readParked({})).map(taskOutput) })));
  tasks
    .command('retry')
    .description('Retry a task, or without --id all of them: within a minute, and for another day.')
    .addOption(id())
    .action(
      storeCommand(async (options) => {
        const parkedTasks = await readParked(options);
        for (const task of parkedTasks) await retryParked(task, Date.now());
        return { retried: parkedTasks.length };
      }),
    );
  tasks
    .command('drop')
    .description('Drop a task: it is never done.')
    .addOption(id().makeOptionMandatory())
    .action(
      storeCommand(async (options) => {
        const parkedTasks = await readParked(options);
        for (const task of parkedTasks) await deleteRow(task);
        return { dropped: parkedTasks.length };
      }),
    );
}

/** @throws Error if there is no task with the given id */
async function readParked({ id }: OptionValues): Promise<Task[]> {
  const pk = partition.parkedTasks();
  if (id === undefined) return queryRows({ pk, consistent: true });
  // A script that found no id may pass an empty one, which DynamoDB refuses as a key.
  const rows = id === '' ? [] : await findRows([{ pk, sk: id }], { consistent: true });
  if (rows.length === 0) throw new Error(`There is no task ${id || '""'}. See: ops tasks list`);
  return rows;
}

function taskOutput({ sk, effect, kind, attempts, since, error }: Task): object {
  const task = effect ?? kind;
  return { id: sk, task, attempts, since: new Date(Number(since)).toISOString(), error };
}
