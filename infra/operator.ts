import type { Call } from '#shared/call.ts';
import { internalCall } from '#shared/internal-call.ts';

/** The author of changes by operators, who have access to the table. */
const operator = { id: 0, type: 'system', name: 'Operator' } as const;

/** A call of an operator in an account, at the present time. */
export function operatorCall(accountId: number): Call {
  return internalCall({ accountId, actor: operator }, Date.now());
}
