import type { SessionCall } from '#shared/auth/caller.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { endSession, readLiveSessions } from '#shared/credentials/sessions.ts';
import { ApiError } from '#shared/errors.ts';

/** Ends a session of the caller's login, the present one included. */
export async function endOwnSession({ caller, arrivedAt }: SessionCall, id: number) {
  const login = await readLogin(caller.login);
  const listed = (login?.sessions ?? []).filter((one) => one.id === id);
  const [live] = await readLiveSessions(listed, arrivedAt);
  if (!live) throw new ApiError('not_found');
  await endSession(live.token_id);
  return { data: undefined };
}
