import type { SentRequest } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { renew } from '#console/api/renew.ts';
import { followTabs, mayHaveSession, type SessionState, session } from '#console/api/session.ts';

/** A token that expires sooner might expire on its way to the service. */
const minMilliseconds = 15_000;

/** Takes over the session of the console, if this browser has one, and follows sign-ins and sign-outs. */
export async function beCaller(): Promise<void> {
  followTabs();
  session.subscribe(acceptMove);
  if (mayHaveSession()) await renew().catch(() => session.set({ kind: 'out' }));
  else session.set({ kind: 'out' });
}

/** No page of an account is open here, so follow other tabs to another account without asking. */
function acceptMove(): void {
  const state = session.get();
  if (state.kind !== 'in') return;
  if (state.interruption?.kind === 'moved') session.set(state.interruption.to);
}

/** The token of the signed-in member, if there is one; renewed if it expires soon or `known` was refused. */
export async function callerToken(refusedToken?: string): Promise<string | undefined> {
  const state = session.get();
  if (state.kind !== 'in') return undefined;
  const isOver = state.token === refusedToken || state.validUntil - Date.now() < minMilliseconds;
  // If it cannot be renewed, the API's answer to the old token says why.
  if (isOver) await renew(state.token).catch(() => {});
  const now = session.get();
  return now.kind === 'in' ? now.token : state.token;
}

/**
 * Sends a call with the member's token, which the page never shows; tries once more if the token has
 * expired.
 */
export async function fetchAsCaller(
  token: string,
  url: string,
  request: SentRequest,
): Promise<Response> {
  const send = (bearer: string) =>
    fetch(url, { ...request, headers: { ...request.headers, ...authorization(bearer) } });
  const answer = await send(token);
  if (answer.status !== 401) return answer;
  const { error } = await answer.clone().json();
  const next = error.code === 'invalid_session' ? await callerToken(token) : token;
  if (next === undefined || next === token) return answer;
  return send(next);
}

const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Shows who is calling, and follows changes. */
export function showCaller(place: Element): void {
  const show = () => {
    place.textContent = callerText(session.get());
  };
  show();
  session.subscribe(show);
}

function callerText(state: SessionState): string {
  if (state.kind === 'in') {
    const who = `${state.user.name} of ${state.account.name}`;
    return `You call as ${who}, as you are signed in to the console, unless you authorise an API key.`;
  }
  const isOver = state.kind === 'out' && state.reason === 'ended';
  const then = 'Sign in to the console to call as yourself, or authorise an API key.';
  return isOver ? `Your session is over. ${then}` : then;
}
