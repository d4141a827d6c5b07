import type { Caller, CredentialCall } from '#shared/auth/caller.ts';
import { minuteOf, rateState, retryAfter } from '#shared/auth/rate.ts';
import type { RateState } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { type NamedRowKey, rowKey } from '#shared/table/rows.ts';
import { tryUpdate } from '#shared/table/write.ts';

/**
 * Counts `requests` more requests for a call. Returns what remains; undefined for none. The limit is a condition of
 * the write, as for every request.
 * @throws ApiError `rate_limited` if fewer requests remain; nothing is counted
 */
export async function countFurtherRequests(
  { caller, rate: { limit }, arrivedAt }: CredentialCall,
  requests: number,
): Promise<RateState | undefined> {
  if (requests === 0) return undefined;
  const key = credentialRow(caller);
  let minute = minuteOf(arrivedAt);
  for (;;) {
    const condition = {
      expression: '#minute = :minute AND #used <= :max',
      values: { minute, max: limit - requests },
    };
    const action = { kind: 'update', key, add: { used: requests }, condition } as const;
    const { isDone, row } = await tryUpdate(action);
    if (isDone) return rateState(minute, Number(row.used), limit);
    const current = Number(row?.minute ?? minute);
    if (current <= minute) {
      const headers = {
        'Retry-After': retryAfter(rateState(minute, limit, limit), arrivedAt),
        // As with every 429, although smaller calls would still be served.
        'X-RateLimit-Remaining': '0',
      };
      throw new ApiError('rate_limited', { headers });
    }
    // Another request has opened a later minute; these count in that.
    minute = current;
  }
}

function credentialRow(caller: Caller): NamedRowKey {
  return caller.kind === 'key'
    ? rowKey.credential(caller.key.tokenId)
    : rowKey.session(caller.session.tokenId);
}
