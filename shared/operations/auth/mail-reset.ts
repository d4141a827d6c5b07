import { hashSecret, newSecret, tokenText } from '#shared/auth/token.ts';
import { consoleUrl } from '#shared/config.ts';
import { loginChange, readLogin } from '#shared/operations/accounts/login.ts';
import { commitRows, untilWon } from '#shared/records/commit.ts';

const goodMinutes = 30;

/** A request for a new password: which link is meant, for whom, and when it was asked for. */
export interface ResetRequest {
  id: string;
  email: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

/**
 * Makes the link of a request good, and the one before it bad. Undefined where nobody signs in by the
 * address, or asked once more since.
 */
export async function openReset({
  id,
  email,
  requestedAt,
}: ResetRequest): Promise<{ url: string; minutes: number } | undefined> {
  const secret = newSecret();
  const isOpen = await untilWon(async () => {
    const login = await readLogin(email);
    if (!login || (login.reset?.requested_at ?? 0) > requestedAt) return false;
    const reset = {
      id,
      hash: hashSecret(secret),
      requested_at: requestedAt,
      ends_at: requestedAt + goodMinutes * 60_000,
    };
    await commitRows([loginChange(login, { reset })]);
    return true;
  });
  if (!isOpen) return undefined;
  // Behind the #, no server and no log ever sees it.
  const url = `${consoleUrl()}/#/reset?token=${tokenText('reset', { id, secret })}`;
  return { url, minutes: goodMinutes };
}
