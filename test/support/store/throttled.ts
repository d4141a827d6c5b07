import { isBatch, processBut } from './batches.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import { cancellation, type Layer, type StoreCall, throttling } from './wire.ts';

export interface ThrottleOptions {
  /** Write units that a partition takes in a second. */
  writeUnits: number;
}

/** What a partition takes on AWS, before it is split. */
export const usualThrottles: ThrottleOptions = { writeUnits: 1_000 };

/** Each partition key accepts a number of write units a second; more are refused. */
export function throttlesByPartition(
  { writeUnits }: ThrottleOptions,
  schema: TableSchema,
  now: () => number = Date.now,
): Layer {
  const left = new Map<string, { units: number; at: number }>();
  const hasCapacity = (partition: string, units: number) => {
    const last = left.get(partition) ?? { units: writeUnits, at: now() };
    const at = now();
    const filled = Math.min(writeUnits, last.units + ((at - last.at) / 1000) * writeUnits);
    const isThere = filled >= units;
    left.set(partition, { units: isThere ? filled - units : filled, at });
    return isThere;
  };
  return async (call, next) => {
    if (call.operation === 'Query' || /Get/.test(call.operation)) return next(call);
    const refused = rowsOf(call, schema).map(
      ({ partition }, index) => !hasCapacity(partition, unitsOf(call, index)),
    );
    if (!refused.includes(true)) return next(call);
    if (isBatch(call)) return processBut((index) => refused[index] === true, call, next);
    if (call.operation !== 'TransactWriteItems') return throttling();
    return cancellation(refused.map((isRefused) => (isRefused ? 'ThrottlingError' : 'None')));
  };
}

/** A unit for each kilobyte that is written whole, and for each update; twice that in a transaction. */
function unitsOf(call: StoreCall, index: number): number {
  if (call.operation !== 'TransactWriteItems') return 1;
  const put = call.input.TransactItems?.[index]?.Put?.Item;
  return 2 * (put ? Math.ceil(JSON.stringify(put).length / 1024) : 1);
}
