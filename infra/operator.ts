import { randomUUID } from 'node:crypto';
import type { Call } from '#shared/call.ts';
import { formatInstant } from '#shared/time.ts';

/** Who provisions accounts: whoever has access to the store. */
const operator = { id: 0, type: 'system', name: 'Operator' } as const;

/** A call that an operator makes in an account, now. */
export function operatorCall(accountId: number): Call {
  const arrivedAt = Date.now();
  const caller = { accountId, actor: operator };
  return { caller, requestId: randomUUID(), arrivedAt, now: formatInstant(arrivedAt) };
}
