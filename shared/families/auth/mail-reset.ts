import { hashSecret, idOfAddress, newSecret, tokenText } from '#shared/auth/token.ts';
import { consoleUrl } from '#shared/config.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';

const goodMinutes = 30;

/** A request for a new password: of which folded address, and when it was asked for. */
export interface ResetRequest {
  email: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

/** Makes the link of a request good. Undefined where it was asked for once more, or is used up. */
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
      set: { hash: hashSecret(secret), ends_at: requestedAt + goodMinutes * 60_000 },
      condition: {
        expression: '#requested_at = :requested_at',
        values: { requested_at: requestedAt },
      },
    });
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
  // Behind the #, no server and no log ever sees it.
  const url = `${consoleUrl()}/#/reset?token=${tokenText('reset', { id, secret })}`;
  return { url, minutes: goodMinutes };
}
