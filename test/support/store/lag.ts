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
 * Shows what was written a moment ago only to reads that ask for it. Writes that go past this server
 * are seen at once.
 */
export function lag(
  { indexMilliseconds = 0, readMilliseconds = 0 }: LagOptions,
  schema: TableSchema,
): Layer {
  const changes = new RecentChanges(Math.max(indexMilliseconds, readMilliseconds));
  const inTurn = turns();
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
      const behind = isIndex ? indexMilliseconds : readMilliseconds;
      return pastQuery(call, changes.before(behind), schema, next);
    }
    return inTurn(() => noteWrite(call, changes, schema, next));
  };
}

/** Does a write, and keeps what stood there before. */
async function noteWrite(
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

/** Lets tasks run one after the other, so that what stood there before is known for sure. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task, task);
    last = mine.catch(() => {});
    return mine;
  };
}
