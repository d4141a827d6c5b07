import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { type ConflictOptions, refuseConflicts } from './conflicts.ts';
import { type Fault, injectFault } from './inject-fault.ts';
import { type LagOptions, lag } from './lag.ts';
import { latency } from './latency.ts';
import { type Range, randomNumbers } from './random.ts';
import { readSchema, type TableSchema } from './schema.ts';
import { type Arrival, type StoreProxy, serveStore } from './server.ts';
import { type ThrottleOptions, throttlePartitions } from './throttled.ts';
import type { Layer } from './wire.ts';

/** What DynamoDB may do and the embedded server does not; absent faults do not happen. */
export interface StoreFaults {
  /** Chooses the fault of a call. The call waits for a promise. */
  faultOf?: (arrival: Arrival) => Fault | Promise<Fault>;
  /** The delay that is added to each call. */
  latency?: Range;
  /** Writes to rows of a transaction in flight are refused. */
  conflicts?: ConflictOptions;
  /** Partitions refuse writes beyond their capacity. */
  throttles?: ThrottleOptions;
  /** Indexes and eventually consistent reads lag behind the table. */
  lag?: LagOptions;
}

/** The address of a table. */
interface StoreAddress {
  endpoint: string;
  tableName: string;
}

export type FaultyStore = StoreProxy;

/** Starts a proxy in front of the store that adds faults which DynamoDB may have. */
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
    faults.throttles && throttlePartitions(faults.throttles, schema),
    faults.conflicts && refuseConflicts(faults.conflicts, schema, random),
    faults.lag && lag(faults.lag, schema),
  ].filter((layer) => typeof layer === 'function');
}
