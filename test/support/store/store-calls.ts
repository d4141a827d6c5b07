import { randomUUID } from 'node:crypto';
import { asCaller } from './caller.ts';

/** The calls to the store that a request handed to the wire: before it was answered, and after. */
export interface SentCalls {
  inTime: string[];
  late: string[];
}

/** Does a request, and notes what it sends, even long after its answer. */
export async function noteSent<T>(
  request: () => Promise<T>,
): Promise<{ answer: T; calls: SentCalls }> {
  const calls: SentCalls = { inTime: [], late: [] };
  let isAnswered = false;
  const onSent = (operation: string) => {
    (isAnswered ? calls.late : calls.inTime).push(operation);
  };
  const answer = await asCaller({ name: randomUUID(), onCall: () => {}, onSent }, request);
  isAnswered = true;
  return { answer, calls };
}
