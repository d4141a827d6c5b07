import { createStore } from '#console/store.ts';
import type { Permission, SignedIn } from './records.ts';

export interface SignedInSession {
  kind: 'in';
  /** In memory alone: a page that loads gets one by the cookie, which no script reads. */
  token: string;
  validUntil: number;
  user: SignedIn['user'];
  account: SignedIn['account'];
}

/** Why the sign-in page is shown. */
export type SignOutReason = 'ended' | 'reset' | 'unreachable';

export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'out'; reason?: SignOutReason | undefined }
  | SignedInSession;

export const session = createStore<SessionState>({ kind: 'unknown' });

/** The tabs of a browser share one cookie, and so one session. */
const tabs = new BroadcastChannel('equipment.session');

/** Follows the other tabs of this browser in and out. */
export function followTabs(): void {
  tabs.onmessage = ({ data }: MessageEvent<SessionState>) => session.set(data);
}

/** Remembers whether this browser has a session, so that one without asks for none. */
const noteName = 'equipment.session';
export const mayHaveSession = () => localStorage.getItem(noteName) !== null;

/** Starts a session in this and all other tabs. */
export function enter({ access_token, expires_in, user, account }: SignedIn): void {
  const validUntil = Date.now() + expires_in * 1000;
  const state: SignedInSession = { kind: 'in', token: access_token, validUntil, user, account };
  localStorage.setItem(noteName, '1');
  session.set(state);
  tabs.postMessage(state);
}

/** Ends the session in this and all other tabs. */
export function leave(reason?: SignOutReason): void {
  localStorage.removeItem(noteName);
  const state: SessionState = { kind: 'out', reason };
  session.set(state);
  tabs.postMessage(state);
}

/** The session of a page that needs one. */
export function signedIn(): SignedInSession {
  const state = session.get();
  if (state.kind !== 'in') throw new Error('Nobody is signed in.');
  return state;
}

/** Whether the member has one of the permissions. */
export function can(...permissions: Permission[]): boolean {
  const state = session.get();
  return state.kind === 'in' && permissions.some((one) => state.user.permissions.includes(one));
}
