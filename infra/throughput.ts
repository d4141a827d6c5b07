import type { WarmThroughput } from 'aws-cdk-lib/aws-dynamodb';
import type { Node } from 'constructs';
import { amountOf, settingOf } from './stage.ts';

/** What a new table takes at once; to keep less warm is not possible (AWS). */
const minWarm = { reads: 12_000, writes: 4_000 };

/** The throughput of the table and of each index: an index that throttles, throttles the table. */
interface Throughput {
  maxReadRequestUnits?: number;
  maxWriteRequestUnits?: number;
  warmThroughput?: WarmThroughput;
}

/**
 * The table's throughput, in units per second, as the context sets it: the maximum, which limits the cost, and
 * the warm throughput, for an expected sudden load. By default, DynamoDB decides.
 */
export function throughputOf(node: Node): Throughput {
  const amount = (name: string) => amountOf(name, settingOf(node, name));
  const [reads, writes] = [amount('maximumReadUnits'), amount('maximumWriteUnits')];
  const [warmReads, warmWrites] = [amount('warmReadUnits'), amount('warmWriteUnits')];
  const isWarmed = warmReads !== undefined || warmWrites !== undefined;
  const warmThroughput = {
    readUnitsPerSecond: atLeast('warmReadUnits', warmReads, minWarm.reads),
    writeUnitsPerSecond: atLeast('warmWriteUnits', warmWrites, minWarm.writes),
  };
  return {
    ...(reads === undefined ? {} : { maxReadRequestUnits: reads }),
    ...(writes === undefined ? {} : { maxWriteRequestUnits: writes }),
    ...(isWarmed ? { warmThroughput } : {}),
  };
}

function atLeast(name: string, amount: number | undefined, min: number): number {
  if (amount === undefined || amount >= min) return amount ?? min;
  throw new Error(`The context '${name}' must be at least ${min}: a table takes that anyway.`);
}
