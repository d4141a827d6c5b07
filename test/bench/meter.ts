import { client } from '#shared/table/client.ts';

/** The cost of one call: capacity units, and round trips that waited for one another. */
export interface Cost {
  readUnits: number;
  writeUnits: number;
  roundTrips: number;
}

interface RoundTrip {
  started: number;
  ended: number;
  depth: number;
}

interface ConsumedUnits {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}

let roundTrips: RoundTrip[] = [];
let cost = { readUnits: 0, writeUnits: 0 };
let clock = 0;

const writes = new Set([
  'UpdateItemCommand',
  'TransactWriteItemsCommand',
  'BatchWriteItemCommand',
  'DeleteItemCommand',
]);

client().middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const own: RoundTrip = { started: ++clock, ended: Number.POSITIVE_INFINITY, depth: 0 };
      // A command that began after another had ended may have waited for it.
      own.depth =
        1 +
        Math.max(
          0,
          ...roundTrips.filter((one) => one.ended < own.started).map(({ depth }) => depth),
        );
      roundTrips.push(own);
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      own.ended = ++clock;
      const { ConsumedCapacity } = result.output as {
        ConsumedCapacity?: ConsumedUnits | ConsumedUnits[];
      };
      for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) {
        if (writes.has(commandName)) cost.writeUnits += CapacityUnits;
        else cost.readUnits += CapacityUnits;
      }
      return result;
    },
  // After the middleware in which a write waits for the check of its credential.
  { step: 'initialize', priority: 'low' },
);

/** Runs a function, and returns its cost in the store. */
export async function measure<T>(run: () => Promise<T>): Promise<{ result: T; cost: Cost }> {
  roundTrips = [];
  cost = { readUnits: 0, writeUnits: 0 };
  const result = await run();
  return {
    result,
    cost: { ...cost, roundTrips: Math.max(0, ...roundTrips.map(({ depth }) => depth)) },
  };
}
