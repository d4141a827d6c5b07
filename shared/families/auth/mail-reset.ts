import { hashSecret, idOfAddress, newSecret, tokenText } from '#shared/auth/token.ts';
import { consoleUrl } from '#shared/config.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';

const goodMinutes = 30;

/** A password reset request: the folded address, and its time. */
export interface ResetRequest {
  email: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

/**
 * Activates the link of a request, from now on: a mail may be late. Undefined where the request was
 * repeated or used.
 */
export async function openReset({
  email,
  requestedAt,
}: ResetRequest): Promise<{ url: string; minutes: number } | undefined> {
  const id = idOfAddress(email);
  const secret = newSecret();
  try {
    await updateRow({
      kind: 'update',
      key: rowKey.reset(id),
      set: { hash: hashSecret(secret), ends_at: Date.now() + goodMinutes * 60_000 },
      condition: {
        expression: '#requested_at = :requested_at',
        values: { requested_at: requestedAt },
      },
    });
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
  // The fragment after # is not sent to servers, so it reaches no log.
  const url = `${consoleUrl()}/#/reset?token=${tokenText('reset', { id, secret })}`;
  return { url, minutes: goodMinutes };
}
