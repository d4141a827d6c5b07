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

/** How many calls are sent, by how many connections, and for how long at most. */
export interface BlockSize {
  connections: number;
  calls: number;
  milliseconds: number;
}

/** What became of the calls of a block. */
export interface Block {
  /** Of each call that was answered. */
  milliseconds: number[];
  /** From the first call to the last answer. */
  duration: number;
  /** The calls that ran out of time. */
  late: number;
  /** Whether the service does not know the call. */
  isUnknown: boolean;
}

const unknownStatuses = new Set([400, 404, 405]);
const tooLate = 503;

/** Sends the same call again and again: at least once, and each connection one after the other. */
export async function runBlock(
  service: TimedService,
  call: TimedCall,
  { connections, calls, milliseconds }: BlockSize,
): Promise<Block> {
  await service.keys.leaveRequests(calls);
  const block: Block = { milliseconds: [], duration: 0, late: 0, isUnknown: false };
  const started = performance.now();
  let count = 0;
  const worker = async () => {
    while (count < calls && !block.isUnknown) {
      if (count > 0 && performance.now() - started > milliseconds) return;
      count += 1;
      const invocation = call.next(service.account);
      if (!invocation) return;
      const answer = await send(service.url, service.keys.take(), invocation, service.agent);
      noteAnswer(answer, call, service, block);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { ...block, duration: performance.now() - started };
}

/** @throws Error where the service answers what none should. */
function noteAnswer(
  { status, milliseconds, text }: Answer,
  call: TimedCall,
  { account }: TimedService,
  block: Block,
): void {
  if (unknownStatuses.has(status)) {
    block.isUnknown = true;
  } else if (status === tooLate) {
    block.late += 1;
  } else if (status >= 300) {
    throw new Error(`${call.name} was answered with ${status}: ${text}`);
  } else {
    const { data } = JSON.parse(text);
    if (call.isAnswered && !call.isAnswered(data)) block.isUnknown = true;
    call.note?.(data, account);
    block.milliseconds.push(milliseconds);
  }
}
