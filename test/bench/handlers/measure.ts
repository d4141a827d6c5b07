import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionSeconds } from '#shared/config.ts';
import { eventOf, type Handler, type Invocation } from '../invoke.ts';
import { median } from '../median.ts';
import type { TimedAccount } from '../timed/account.ts';
import type { TimedCall } from '../timed/calls.ts';
import type { Keys } from '../timed/keys.ts';
import { processorTime } from '../timed/processor-time.ts';

/** The processor time of a call, in milliseconds: of the handler, and of the store for it. */
export interface HandlerCost {
  name: string;
  handler: number;
  store: number;
  calls: number;
  /** Whether calls timed out, so that the figures are those of giving up. */
  isLate: boolean;
}

interface HandlerContext {
  bundles: string;
  storePid: number;
  account: TimedAccount;
  keys: Keys;
}

/** The first calls compile the code, and are not counted. */
const warmUp = { calls: 100, milliseconds: 2_000 };
const block = { calls: 60, milliseconds: 1_500 };
const blocksTotal = 5;

/** Measures the processor time of a call where only its handler and the store run. */
export async function measureHandler(
  call: TimedCall,
  context: HandlerContext,
): Promise<HandlerCost> {
  const run = await newHandlerRunner(call, context);
  await run(warmUp);
  const handlerTimes: number[] = [];
  const storeBefore = processorTime(context.storePid);
  let calls = 0;
  let isLate = false;
  for (let number = 0; number < blocksTotal; number += 1) {
    await context.keys.waitForCapacity(block.calls);
    const before = process.cpuUsage();
    const outcome = await run(block);
    const { user, system } = process.cpuUsage(before);
    if (outcome.calls === 0) break;
    handlerTimes.push((user + system) / 1000 / outcome.calls);
    calls += outcome.calls;
    isLate ||= outcome.isLate;
  }
  const store = (processorTime(context.storePid) - storeBefore) / calls;
  return { name: call.name, handler: median(handlerTimes), store, calls, isLate };
}

interface BlockLimits {
  calls: number;
  milliseconds: number;
}

/** Returns a function that calls a bundle a number of times, or for a limited time. */
async function newHandlerRunner(call: TimedCall, { bundles, account, keys }: HandlerContext) {
  const handlers = new Map<string, Handler>();
  const load = async (name: string): Promise<Handler> => {
    const loaded = handlers.get(name);
    if (loaded) return loaded;
    const { handler } = await import(pathToFileURL(join(bundles, name, 'index.mjs')).href);
    handlers.set(name, handler);
    return handler;
  };
  const runOne = async (invocation: Invocation) => {
    const handler = await load(invocation.name);
    const deadline = Date.now() + functionSeconds.request * 1000;
    const context = { getRemainingTimeInMillis: () => deadline - Date.now() };
    const { statusCode = 500, body } = await handler(
      eventOf(keys.nextToken(), invocation),
      context,
    );
    if (statusCode === 503) return true;
    if (statusCode >= 300) throw new Error(`${call.name}: ${body}`);
    // Responses are only parsed if later calls need them, because that time counts as the handler's.
    if (call.record) call.record(JSON.parse(body ?? '{}').data, account);
    return false;
  };
  return async (limits: BlockLimits) => {
    const started = performance.now();
    let calls = 0;
    let isLate = false;
    while (calls < limits.calls && performance.now() - started < limits.milliseconds) {
      const invocation = call.next(account);
      if (!invocation) break;
      isLate = (await runOne(invocation)) || isLate;
      calls += 1;
    }
    return { calls, isLate };
  };
}
