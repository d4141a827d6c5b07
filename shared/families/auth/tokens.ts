import { hashSecret, newSecret, tokenText } from '#shared/auth/token.ts';
import { formatInstant } from '#shared/time.ts';

const accessSeconds = 15 * 60;
const day = 24 * 60 * 60 * 1000;
/**
 * A refresh token expires this long after its last use, and at the latest that long after the
 * login.
 */
const refreshMilliseconds = 30 * day;
const lifeMilliseconds = 90 * day;

export type TokenPair = ReturnType<typeof newPair>;

/**
 * The next pair of tokens of a session that began at `createdAt` (UTC): what is stored, and what the
 * client gets.
 */
export function newPair(tokenId: string, createdAt: string, now: number) {
  const [access, refresh] = [newSecret(), newSecret()];
  const lastEnd = Date.parse(createdAt) + lifeMilliseconds;
  const refreshEnd = Math.min(now + refreshMilliseconds, lastEnd);
  return {
    tokenId,
    row: {
      hash: hashSecret(access),
      ends_at: Math.min(now + accessSeconds * 1000, lastEnd),
      refresh_hash: hashSecret(refresh),
      refresh_ends_at: refreshEnd,
      expires_at: Math.ceil(refreshEnd / 1000),
    },
    refreshToken: tokenText('refresh', { id: tokenId, secret: refresh }),
    response: {
      access_token: tokenText('session', { id: tokenId, secret: access }),
      token_type: 'Bearer' as const,
      expires_in: accessSeconds,
      refresh_expires_at: formatInstant(refreshEnd),
    },
  };
}
