import { isBatch, processExcept } from './batches.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import { cancellationReply, type Layer, type StoreCall, throttlingReply } from './wire.ts';

export interface ThrottleOptions {
  /** The write units that a partition accepts in a second. */
  writeUnits: number;
}

/** The capacity of a partition on AWS, before it is split. */
export const usualThrottles: ThrottleOptions = { writeUnits: 1_000 };

/** Refuses writes beyond the number of write units that each partition key accepts in a second. */
export function throttlePartitions(
  { writeUnits }: ThrottleOptions,
  schema: TableSchema,
  now: () => number = Date.now,
): Layer {
  const buckets = new Map<string, { units: number; at: number }>();
  const hasCapacity = (partition: string, units: number) => {
    const last = buckets.get(partition) ?? { units: writeUnits, at: now() };
    const at = now();
    const available = Math.min(writeUnits, last.units + ((at - last.at) / 1000) * writeUnits);
    const isEnough = available >= units;
    buckets.set(partition, { units: isEnough ? available - units : available, at });
    return isEnough;
  };
  return async (call, next) => {
    if (call.operation === 'Query' || /Get/.test(call.operation)) return next(call);
    const refused = rowsOf(call, schema).map(
      ({ partition }, index) => !hasCapacity(partition, unitsOf(call, index)),
    );
    if (!refused.includes(true)) return next(call);
    if (isBatch(call)) return processExcept((index) => refused[index] === true, call, next);
    if (call.operation !== 'TransactWriteItems') return throttlingReply();
    return cancellationReply(refused.map((isRefused) => (isRefused ? 'ThrottlingError' : 'None')));
  };
}

/** A unit for each kilobyte that is written whole, and for each update; twice that in a transaction. */
function unitsOf(call: StoreCall, index: number): number {
  if (call.operation !== 'TransactWriteItems') return 1;
  const put = call.input.TransactItems?.[index]?.Put?.Item;
  return 2 * (put ? Math.ceil(JSON.stringify(put).length / 1024) : 1);
}
