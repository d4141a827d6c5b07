import { browserStorage } from '#console/browser-storage.ts';
import { createStore } from '#console/store.ts';
import { hasUnsaved } from '#console/unsaved.ts';
import { interruptedProblem } from './problem.ts';
import type { Permission, SignedIn } from './records.ts';

export interface SignedInSession {
  kind: 'in';
  /** In memory alone: a page that loads gets one by the cookie, which no script reads. */
  token: string;
  validUntil: number;
  user: SignedIn['user'];
  account: SignedIn['account'];
  /** Why the page waits: it calls the API again once this is over. */
  interruption?: Interruption;
}

/** The session has ended over what was typed, or another tab has moved it to another account. */
export type Interruption = { kind: 'ended' } | { kind: 'moved'; to: SignedInSession };

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
  tabs.onmessage = ({ data }: MessageEvent<SessionState>) => follow(data);
}

/** Goes on with a session, unless the page shows another account, or would lose what was typed. */
function follow(next: SessionState): void {
  const now = session.get();
  if (now.kind === 'in' && next.kind === 'in' && !isSameMember(now, next)) {
    session.set({ ...now, interruption: { kind: 'moved', to: next } });
  } else if (now.kind === 'in' && next.kind === 'out' && hasUnsaved()) {
    session.set({ ...now, interruption: { kind: 'ended' } });
  } else {
    session.set(next);
  }
}

type Who = Pick<SignedInSession, 'account' | 'user'>;

/** Whether the same person is in the same account. */
export const isSameMember = (one: Who, other: Who) =>
  one.account.id === other.account.id && one.user.id === other.user.id;

/** Remembers whether this browser has a session, so that one without asks for none. */
const storageKey = 'equipment.session';
export const mayHaveSession = () => browserStorage.get(storageKey) !== null;

/** Starts a session in this and all other tabs. */
export function enter(signedIn: SignedIn): void {
  const state = stateOf(signedIn);
  session.set(state);
  tabs.postMessage(state);
}

/** Goes on with the next tokens of the session, in this and all other tabs. */
export function goOn(signedIn: SignedIn): void {
  const state = stateOf(signedIn);
  follow(state);
  tabs.postMessage(state);
}

function stateOf({ access_token, expires_in, user, account }: SignedIn): SignedInSession {
  browserStorage.set(storageKey, '1');
  const validUntil = Date.now() + expires_in * 1000;
  return { kind: 'in', token: access_token, validUntil, user, account };
}

/** Ends the session in this and all other tabs. */
export function leave(reason?: SignOutReason): void {
  browserStorage.remove(storageKey);
  const state: SessionState = { kind: 'out', reason };
  // Who signs out has been asked whether what was typed here may be lost.
  if (reason === 'ended') follow(state);
  else session.set(state);
  tabs.postMessage(state);
}

/** The session of a page that needs one. @throws Problem `interrupted` where somebody has just signed out */
export function signedIn(): SignedInSession {
  const state = session.get();
  if (state.kind !== 'in') throw interruptedProblem();
  return state;
}

/** Whether the member has one of the permissions, and so may do what it is for. */
export function can(...permissions: Permission[]): boolean {
  const state = session.get();
  return state.kind === 'in' && permissions.some((one) => state.user.permissions.includes(one));
}

/** Whether the member may read what one of the permissions is for, as `view` allows of all. */
export function canRead(...permissions: Permission[]): boolean {
  return can('view', ...permissions);
}
