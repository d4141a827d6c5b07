import type { SignInCall } from '#shared/auth/caller.ts';
import { idOfAddress } from '#shared/auth/token.ts';
import type { Answer } from '#shared/call.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { newLinkRequest } from '#shared/credentials/mailed-link.ts';
import { ApiError } from '#shared/errors.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { foldUnique } from '#shared/text.ts';
import { countAttempt, resetLimits } from './attempts.ts';
import type { ResetBody } from './fields.ts';

/** Longer than a mail is tried. */
const retentionSeconds = 26 * 60 * 60;

/**
 * Requests a link by mail, and invalidates an earlier one. Whether the address is known only
 * affects the background work: the response and the work for it are the same.
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
        request: newLinkRequest(),
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
