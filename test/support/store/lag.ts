import { pastItem, pastItems, pastQuery } from './past.ts';
import { RecentChanges } from './recent-changes.ts';
import { type Image, nameOf, rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import type { Layer, Next, Reply, StoreCall } from './wire.ts';

export interface LagOptions {
  /** How far the indexes are behind the table. */
  indexMilliseconds?: number;
  /** How far reads without `ConsistentRead` are behind the table. */
  readMilliseconds?: number;
}

/**
 * Hides recent writes from indexes and eventually consistent reads. Writes that bypass this server are
 * visible at once.
 */
export function lag(
  { indexMilliseconds = 0, readMilliseconds = 0 }: LagOptions,
  schema: TableSchema,
): Layer {
  const changes = new RecentChanges(Math.max(indexMilliseconds, readMilliseconds));
  const runSerially = newSerialRunner();
  return async (call, next) => {
    if (call.operation === 'BatchGetItem') {
      return pastItems(call, changes.before(readMilliseconds), schema, next);
    }
    if (call.operation === 'GetItem' || call.operation === 'Query') {
      if (call.input.ConsistentRead) return next(call);
      if (call.operation === 'GetItem') {
        return pastItem(call, changes.before(readMilliseconds), schema, next);
      }
      const isIndex = call.input.IndexName !== undefined;
      const milliseconds = isIndex ? indexMilliseconds : readMilliseconds;
      return pastQuery(call, changes.before(milliseconds), schema, next);
    }
    return runSerially(() => recordWrite(call, changes, schema, next));
  };
}

/** Does a write, and records its rows as they were before. */
async function recordWrite(
  call: StoreCall,
  changes: RecentChanges,
  schema: TableSchema,
  next: Next,
): Promise<Reply> {
  const rows = rowsOf(call, schema);
  const keys = rows.map(({ key }) => key);
  const { body } = await next({
    operation: 'BatchGetItem',
    input: { RequestItems: { [schema.name]: { Keys: keys, ConsistentRead: true } } },
  });
  const list = (body.Responses as Record<string, Image[]> | undefined)?.[schema.name] ?? [];
  const images = new Map(list.map((image) => [nameOf(image, schema), image]));
  const end = changes.begin(rows.map((row) => ({ row, before: images.get(row.name) })));
  let isDone = true;
  try {
    const reply = await next(call);
    isDone = reply.status === 200;
    return reply;
  } finally {
    end(isDone);
  }
}

/** Returns a function that runs tasks one after the other, so that the rows before a write are certain. */
function newSerialRunner() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}
