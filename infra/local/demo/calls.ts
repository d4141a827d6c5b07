import { randomUUID } from 'node:crypto';
import type { CredentialCall } from '#shared/auth/caller.ts';
import { permissions } from '#shared/auth/grants.ts';
import { minuteOf, rateState } from '#shared/auth/rate.ts';
import type { Answer } from '#shared/call.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { findStoredAnswer } from '#shared/records/idempotency.ts';
import { formatInstant } from '#shared/time.ts';

export interface DemoKey {
  accountId: number;
  keyId: number;
}

/** The first member of an account is its owner. */
export const ownerId = 1;

export const demoName = 'Demo rental house';

const hourMilliseconds = 3_600_000;

/** The time some hours from now, in the format of the API. */
export function hoursFromNow(hours: number): string {
  return formatInstant(Date.now() + hours * hourMilliseconds);
}

/**
 * A call of the demo key as if it had arrived hours ago, because overdue checkouts must have been made before
 * they were due. It has no rate limit, since it does not pass the gateway.
 */
export function demoCall({ accountId, keyId }: DemoKey, hoursAgo: number): CredentialCall {
  const arrivedAt = Date.now() - hoursAgo * hourMilliseconds;
  const owner = { id: ownerId, type: 'user', name: 'Owner' } as const;
  return {
    caller: {
      kind: 'key',
      credentialId: `DEMO#${accountId}`,
      accountId,
      accountName: demoName,
      plan: 'business',
      trialEndsAt: null,
      actor: { id: keyId, type: 'api_key', name: 'Demo (API)' },
      key: {
        id: keyId,
        tokenId: 'past',
        name: 'Demo',
        access: 'full',
        scopes: [],
        createdBy: owner,
      },
      memberActive: true,
      mayWrite: true,
      permissions: [...permissions],
    },
    rate: rateState(minuteOf(arrivedAt), 0),
    requestId: randomUUID(),
    arrivedAt,
    now: formatInstant(arrivedAt),
  };
}

/** Creates a record once, however often an interrupted load is repeated. Returns its id. */
export async function provideOnce(
  call: CredentialCall,
  name: string,
  operation: (call: CredentialCall) => Promise<Answer<{ id: number | null }>>,
): Promise<number> {
  const { credentialId } = call.caller;
  const namedCall = {
    ...call,
    idempotency: { credentialId, key: name, fingerprint: name, requiredAccess: [] },
  };
  const stored = await findStoredAnswer(namedCall);
  return idOf(stored?.answer ?? (await retryOnConflict(() => operation(namedCall))));
}

function idOf({ data }: Answer): number {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  if (typeof id === 'number') return id;
  throw new Error('What was made for the demo account has no id.');
}
