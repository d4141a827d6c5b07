import type { Agent } from 'node:http';
import type { TimedAccount } from './account.ts';
import type { TimedCall } from './calls.ts';
import type { Keys } from './keys.ts';
import { type Answer, send } from './request.ts';

/** A service to which timed calls are sent. */
export interface TimedService {
  url: string;
  keys: Keys;
  account: TimedAccount;
  agent: Agent;
}

/** How many calls are sent, over how many connections, and for how long at most. */
export interface BlockSize {
  connections: number;
  calls: number;
  milliseconds: number;
}

/** The outcome of a block of calls. */
export interface Block {
  /** The time of each call that succeeded. */
  milliseconds: number[];
  /** The time from the first call to the last response. */
  duration: number;
  /** The number of calls that timed out. */
  late: number;
  /** Whether the service does not support the call. */
  isUnsupported: boolean;
}

const unsupportedStatuses = new Set([400, 404, 405]);
const timedOutStatus = 503;

/** Sends a call repeatedly, at least once; each connection sends its calls one after the other. */
export async function runBlock(
  service: TimedService,
  call: TimedCall,
  { connections, calls, milliseconds }: BlockSize,
): Promise<Block> {
  await service.keys.waitForCapacity(calls);
  const block: Block = { milliseconds: [], duration: 0, late: 0, isUnsupported: false };
  const started = performance.now();
  let count = 0;
  const worker = async () => {
    while (count < calls && !block.isUnsupported) {
      if (count > 0 && performance.now() - started > milliseconds) return;
      count += 1;
      const invocation = call.next(service.account);
      if (!invocation) return;
      const answer = await send(service.url, service.keys.nextToken(), invocation, service.agent);
      recordAnswer(answer, call, service, block);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { ...block, duration: performance.now() - started };
}

/** @throws Error if the service responds with an unexpected status. */
function recordAnswer(
  { status, milliseconds, text }: Answer,
  call: TimedCall,
  { account }: TimedService,
  block: Block,
): void {
  if (unsupportedStatuses.has(status)) {
    block.isUnsupported = true;
  } else if (status === timedOutStatus) {
    block.late += 1;
  } else if (status >= 300) {
    throw new Error(`${call.name} was answered with ${status}: ${text}`);
  } else {
    const { data } = JSON.parse(text);
    if (call.isExpected && !call.isExpected(data)) block.isUnsupported = true;
    call.record?.(data, account);
    block.milliseconds.push(milliseconds);
  }
}
