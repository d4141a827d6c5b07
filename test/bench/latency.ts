import { Agent } from 'node:http';
import { itemsTotal } from './dataset/contents.ts';
import { median } from './median.ts';
import { type Column, rowLine, titleLine } from './table.ts';
import { newTimedAccount } from './timed/account.ts';
import { type BlockSize, runBlock, type TimedService } from './timed/block.ts';
import { plainPage, type TimedCall, timedCalls } from './timed/calls.ts';
import { newKeys } from './timed/keys.ts';

/** Median and 99th percentile of a call over HTTP, in milliseconds, and calls per second. */
export interface Latency {
  name: string;
  connections: number;
  median: number | undefined;
  p99: number | undefined;
  perSecond: number;
}

const columns: readonly Column[] = [
  { title: 'over HTTP, for information', width: 34 },
  { title: 'connections', width: 12, decimals: 0 },
  { title: 'median', width: 10, decimals: 1 },
  { title: 'p99', width: 10, decimals: 1 },
  { title: 'a second', width: 10, decimals: 0 },
];
const sequential: BlockSize = { connections: 1, calls: 100, milliseconds: 6_000 };
const concurrent: BlockSize = { connections: 16, calls: 240, milliseconds: 6_000 };
const concurrentCalls = new Set(['get', plainPage, 'search, 20 hits', 'create']);

/** Measures calls over HTTP, and prints each. For information only, because machines are noisy. */
export async function measureLatencies(url: string, tokens: readonly string[]): Promise<Latency[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrent.connections });
  const account = newTimedAccount(itemsTotal);
  const service: TimedService = { url, keys: newKeys(tokens), account, agent };
  const result: Latency[] = [];
  console.log(`\n${titleLine(columns)}`);
  for (const call of timedCalls) {
    await runBlock(service, call, { ...sequential, calls: 1 });
    for (const size of concurrentCalls.has(call.name) ? [sequential, concurrent] : [sequential]) {
      const latency = await timeCall(service, call, size);
      const { name, connections, perSecond } = latency;
      const cells = [name, connections, latency.median, latency.p99, perSecond];
      console.log(rowLine(columns, cells));
      result.push(latency);
    }
  }
  agent.destroy();
  return result;
}

async function timeCall(service: TimedService, call: TimedCall, size: BlockSize): Promise<Latency> {
  const { milliseconds: times, duration } = await runBlock(service, call, size);
  const ascending = times.toSorted((a, b) => a - b);
  return {
    name: call.name,
    connections: size.connections,
    median: times.length > 0 ? median(times) : undefined,
    p99: ascending[Math.ceil((ascending.length - 1) * 0.99)],
    perSecond: (times.length / duration) * 1000,
  };
}
