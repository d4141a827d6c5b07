import type { WarmThroughput } from 'aws-cdk-lib/aws-dynamodb';
import type { Node } from 'constructs';
import { amountOf, settingOf } from './stage.ts';

/** The warm throughput of a new table, which is also the minimum (AWS). */
const minWarm = { reads: 12_000, writes: 4_000 };

/** The throughput of the table and of each index, since a throttled index also throttles writes to the table. */
interface Throughput {
  maxReadRequestUnits?: number;
  maxWriteRequestUnits?: number;
  warmThroughput?: WarmThroughput;
}

/**
 * The throughput of the table in the context, in units per second: a maximum, which limits the cost, and a warm
 * throughput for expected peaks. By default, DynamoDB decides.
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
