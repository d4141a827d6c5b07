import type { SignInCall } from '#shared/auth/caller.ts';
import { idOfAddress } from '#shared/auth/token.ts';
import type { Answer } from '#shared/call.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { ApiError } from '#shared/errors.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { foldUnique } from '#shared/text.ts';
import { countAttempt, resetLimits } from './attempts.ts';
import type { ResetBody } from './fields.ts';

/** How long a request may wait to be mailed, and its link be good, in seconds. */
const retentionSeconds = 60 * 60;

/**
 * Asks for a link by mail, and makes an earlier one bad. Whether anybody has the address is only noted
 * for what follows the write: the caller is told the same after the same work.
 */
export async function requestReset(
  call: SignInCall,
  body: ResetBody,
): Promise<Answer<Record<string, never>>> {
  const email = foldUnique(body.email);
  if (await isWithinLimits(email, call)) {
    const isKnown = (await readLogin(email)) !== undefined;
    await updateRow({
      kind: 'update',
      key: rowKey.reset(idOfAddress(email)),
      set: {
        entity: 'reset',
        email,
        is_known: isKnown,
        requested_at: call.arrivedAt,
        expires_at: Math.ceil(call.arrivedAt / 1000) + retentionSeconds,
      },
      remove: ['hash'],
    });
  }
  return { data: {} };
}

async function isWithinLimits(email: string, call: SignInCall): Promise<boolean> {
  try {
    await countAttempt(resetLimits(email, call), call.arrivedAt);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') return false;
    throw error;
  }
}
