import type { Call } from '#shared/call.ts';
import { internalCall } from '#shared/internal-call.ts';

/** Who provisions accounts: whoever has access to the store. */
const operator = { id: 0, type: 'system', name: 'Operator' } as const;

/** A call that an operator makes in an account, now. */
export function operatorCall(accountId: number): Call {
  return internalCall({ accountId, actor: operator }, Date.now());
}
