import { randomUUID } from 'node:crypto';
import type { Author, Call } from './call.ts';
import { formatInstant } from './time.ts';

/** A call that no request makes: of the background, or of an operator. */
export function internalCall(caller: Author, now: number): Call {
  return { caller, requestId: randomUUID(), arrivedAt: now, now: formatInstant(now) };
}
