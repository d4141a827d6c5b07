import type { SignInCall } from '#shared/auth/caller.ts';
import { hashSecret, parseToken } from '#shared/auth/token.ts';
import type { RateState } from '#shared/call.ts';
import { loginChange } from '#shared/credentials/login.ts';
import { noRefreshCookie } from '#shared/credentials/refresh-cookie.ts';
import {
  endSession,
  findSession,
  readLiveSessions,
  sessionRemoval,
  useSession,
} from '#shared/credentials/sessions.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import type { LogoutBody } from './fields.ts';
import { assertSameOrigin, getLogin, invalid } from './sign-in-answer.ts';

interface OwnSession {
  tokenId: string;
  login: string;
  rate?: RateState;
}

/** Ends the session of a token, or all sessions of its login. */
export async function logOut(call: SignInCall, body: LogoutBody) {
  const own = (await byAccessToken(call)) ?? (await byRefreshToken(call, body));
  if (!own) throw invalid('invalid_session');
  const endedCount = body.all ? await endAll(own.login, call.arrivedAt) : await endOne(own);
  const rate = own.rate ? { rate: own.rate } : {};
  return { data: { ended: endedCount }, cookies: [noRefreshCookie], ...rate };
}

async function byAccessToken({
  accessToken,
  arrivedAt,
}: SignInCall): Promise<OwnSession | undefined> {
  const token = parseToken('session', accessToken ?? '');
  const use = token && (await useSession(token, arrivedAt));
  return use && { tokenId: use.caller.session.tokenId, login: use.caller.login, rate: use.rate };
}

async function byRefreshToken(
  call: SignInCall,
  { refresh_token }: LogoutBody,
): Promise<OwnSession | undefined> {
  if (refresh_token === null && call.refreshCookie !== undefined) assertSameOrigin(call);
  const token = parseToken('refresh', refresh_token ?? call.refreshCookie ?? '');
  const row = token && (await findSession(token.id));
  if (!row || row.refresh_hash !== hashSecret(token.secret)) return undefined;
  return row.refresh_ends_at > call.arrivedAt ? { tokenId: token.id, login: row.login } : undefined;
}

async function endOne({ tokenId }: OwnSession): Promise<number> {
  await endSession(tokenId);
  return 1;
}

/** All or none: otherwise the caller's own session might end before the others. */
function endAll(email: string, now: number): Promise<number> {
  return retryOnConflict(async () => {
    const login = await getLogin(email);
    const live = await readLiveSessions(login.sessions, now);
    const removals = live.map(({ token_id }) => sessionRemoval(token_id));
    await commitRows([loginChange(login, { sessions: [] }), ...removals]);
    return live.length;
  });
}
