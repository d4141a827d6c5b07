import { browserStorage } from '#console/browser-storage.ts';
import { createStore } from '#console/store.ts';
import { hasUnsaved } from '#console/unsaved.ts';
import { interruptedProblem } from './problem.ts';
import type { Permission, SignedIn } from './records.ts';

export interface SignedInSession {
  kind: 'in';
  /** In memory only: after a reload, the cookie, which no script can read, gets a new one. */
  token: string;
  validUntil: number;
  user: SignedIn['user'];
  account: SignedIn['account'];
  /** Why calls of this page are refused until the user signs in again or chooses an account. */
  interruption?: Interruption;
}

/** The session has ended while something was unsaved, or another tab has moved it to another account. */
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

/** Follows sign-ins and sign-outs in other tabs of this browser. */
export function followTabs(): void {
  tabs.onmessage = ({ data }: MessageEvent<SessionState>) => follow(data);
}

/** Takes over a session's new state, unless that would change the account shown or lose what was typed. */
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

/** Whether both sessions are of the same person in the same account. */
export const isSameMember = (one: Who, other: Who) =>
  one.account.id === other.account.id && one.user.id === other.user.id;

/** Stores that this browser has a session; without it, the page does not try to refresh one. */
const storageKey = 'equipment.session';
export const mayHaveSession = () => browserStorage.get(storageKey) !== null;

/** Starts a session in this and all other tabs. */
export function startSession(signedIn: SignedIn): void {
  const state = stateOf(signedIn);
  session.set(state);
  tabs.postMessage(state);
}

/** Continues the session with its next tokens, in this and all other tabs. */
export function continueSession(signedIn: SignedIn): void {
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
export function endSession(reason?: SignOutReason): void {
  browserStorage.remove(storageKey);
  const state: SessionState = { kind: 'out', reason };
  // A member who signs out has been asked already whether to discard what was typed.
  if (reason === 'ended') follow(state);
  else session.set(state);
  tabs.postMessage(state);
}

/** The session of a page that needs one. @throws Problem `interrupted` if somebody has just signed out */
export function signedIn(): SignedInSession {
  const state = session.get();
  if (state.kind !== 'in') throw interruptedProblem();
  return state;
}

/** Whether the member has at least one of the permissions. */
export function can(...permissions: Permission[]): boolean {
  const state = session.get();
  return state.kind === 'in' && permissions.some((one) => state.user.permissions.includes(one));
}

/** Whether the member may read what one of the permissions is for; `view` permits reading everything. */
export function canRead(...permissions: Permission[]): boolean {
  return can('view', ...permissions);
}
