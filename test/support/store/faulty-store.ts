import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { type ConflictOptions, conflictsByOverlap } from './conflicts.ts';
import { type Fault, injectFault } from './inject-fault.ts';
import { type LagOptions, lag } from './lag.ts';
import { latency } from './latency.ts';
import { type Range, randomNumbers } from './random.ts';
import { readSchema, type TableSchema } from './schema.ts';
import { type Arrival, type StoreProxy, serveStore } from './server.ts';
import { type ThrottleOptions, throttlesByPartition } from './throttled.ts';
import type { Layer } from './wire.ts';

/** What the store does that the embedded server cannot; what is absent does not happen. */
export interface StoreFaults {
  /** What goes wrong with a call. The call waits as long as the decision takes. */
  faultOf?: (arrival: Arrival) => Fault | Promise<Fault>;
  /** How long each call takes longer. */
  latency?: Range;
  /** Transactions in flight refuse what touches their rows. */
  conflicts?: ConflictOptions;
  /** Partitions refuse what is more than they take. */
  throttles?: ThrottleOptions;
  /** Indexes, and reads that do not ask for more, show what was a moment ago. */
  lag?: LagOptions;
}

/** Where a table is. */
interface StoreAddress {
  endpoint: string;
  tableName: string;
}

export type FaultyStore = StoreProxy;

/** A server before the store of a service that behaves as DynamoDB does on a bad day. */
export async function startFaultyStore(
  faults: StoreFaults = {},
  { endpoint, tableName }: StoreAddress = inject('service'),
): Promise<FaultyStore> {
  const client = new DynamoDBClient({ endpoint });
  const schema = await readSchema(client, tableName);
  client.destroy();
  const layers = layersOf(faults, schema);
  const layersFor = async (arrival: Arrival): Promise<Layer[]> => [
    injectFault(await faults.faultOf?.(arrival), schema),
    ...layers,
  ];
  return serveStore(endpoint, layersFor);
}

function layersOf(faults: StoreFaults, schema: TableSchema): Layer[] {
  const random = randomNumbers(1);
  return [
    faults.latency && latency(faults.latency, random),
    faults.throttles && throttlesByPartition(faults.throttles, schema),
    faults.conflicts && conflictsByOverlap(faults.conflicts, schema, random),
    faults.lag && lag(faults.lag, schema),
  ].filter((layer) => typeof layer === 'function');
}
