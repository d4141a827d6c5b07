import { isBatch, processBut } from './batches.ts';
import { type Bucket, bucketOf } from './bucket.ts';
import { type Demand, demandsOf, unitsTaken } from './demand.ts';
import type { TableSchema } from './schema.ts';
import {
  cancellation,
  type Layer,
  type Next,
  type Reply,
  type StoreCall,
  throttling,
} from './wire.ts';

export interface RateOptions {
  /** Units a second. */
  read: number;
  write: number;
}

/** What a partition key gives, in the table and in each index (AWS limits). */
export const partitionRates: RateOptions = { read: 3000, write: 1000 };

/**
 * Refuses what asks more of a partition key than it gives. An index that has nothing left throttles
 * the writes of the table, too. No more than a second's units are saved up.
 */
export function throttlesByPartition(rates: RateOptions, schema: TableSchema): Layer {
  const buckets = new Map<string, Bucket>();
  const bucketFor = ({ kind, index, partition }: Demand) => {
    const name = `${kind} ${index} ${partition}`;
    const bucket = buckets.get(name) ?? bucketOf(rates[kind]);
    buckets.set(name, bucket);
    return bucket;
  };
  const charged = async (call: StoreCall, next: Next): Promise<Reply> => {
    const demands = demandsOf(call, schema);
    const estimate = call.operation === 'TransactWriteItems' ? 2 : 1;
    for (const demand of demands) bucketFor(demand).take(estimate, performance.now());
    const reply = await next(asking(call));
    if (reply.status !== 200) return reply;
    const taken = unitsTaken(reply);
    for (const [index, sharing] of Map.groupBy(demands, (demand) => demand.index)) {
      const share = (taken.get(index) ?? 0) / sharing.length - estimate;
      for (const demand of sharing) bucketFor(demand).take(share, performance.now());
    }
    return silent(reply, call);
  };
  return async (call, next) => {
    const demands = demandsOf(call, schema);
    const isEmpty = (demand: Demand) => bucketFor(demand).isEmpty(performance.now());
    const empty = new Set(demands.filter(isEmpty).map(({ place }) => place));
    if (empty.size === 0) return charged(call, next);
    const places = new Set(demands.map(({ place }) => place));
    if (call.operation === 'TransactWriteItems') {
      return cancellation([...places].map((one) => (empty.has(one) ? 'ThrottlingError' : 'None')));
    }
    if (!isBatch(call) || empty.size === places.size) return throttling();
    return processBut(
      (place) => empty.has(place),
      call,
      (rest) => charged(rest, next),
    );
  };
}

function asking(call: StoreCall): StoreCall {
  return { ...call, input: { ...call.input, ReturnConsumedCapacity: 'INDEXES' } } as StoreCall;
}

/** The answer without what only this layer asked for. */
function silent(reply: Reply, { input }: StoreCall): Reply {
  if (input.ReturnConsumedCapacity) return reply;
  const { ConsumedCapacity: _capacity, ...body } = reply.body;
  return { ...reply, body };
}
