import { randomUUID } from 'node:crypto';
import { runAsCaller } from './caller.ts';

/** The calls that a request sent to the store: before its response, and after. */
export interface StoreCalls {
  inTime: string[];
  late: string[];
}

/** Sends a request, and records its calls to the store, even those long after its response. */
export async function recordStoreCalls<T>(
  request: () => Promise<T>,
): Promise<{ answer: T; calls: StoreCalls }> {
  const calls: StoreCalls = { inTime: [], late: [] };
  let isAnswered = false;
  const onSent = (operation: string) => {
    (isAnswered ? calls.late : calls.inTime).push(operation);
  };
  const answer = await runAsCaller({ name: randomUUID(), onCall: () => {}, onSent }, request);
  isAnswered = true;
  return { answer, calls };
}
