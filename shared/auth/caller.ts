import type { Actor } from '#shared/actor.ts';
import type { Author, Call, RateState } from '#shared/call.ts';
import type { KeyAccess, Permission } from './grants.ts';
import type { Plan } from './plans.ts';

/** The caller of a request, as read from the credential's row. */
interface Credential extends Author {
  /** The partition of the credential, which also holds its idempotency keys. */
  credentialId: string;
  /** The permissions of the session's member, or of the key's creator. */
  permissions: Permission[];
}

export interface KeyCaller extends Credential {
  kind: 'key';
  accountName: string;
  plan: Plan;
  trialEndsAt: string | null;
  key: {
    id: number;
    tokenId: string;
    name: string;
    access: KeyAccess;
    scopes: string[];
    createdBy: Actor;
  };
  /** Whether the member who created the key is active. */
  memberActive: boolean;
  /** False while an operator has paused the account's writes. */
  mayWrite: boolean;
}

/** A signed-in member. Deactivating the member ends the session. */
export interface SessionCaller extends Credential {
  kind: 'session';
  /** The folded email address that signed in. */
  login: string;
  userId: number;
  session: { id: number; tokenId: string };
}

export type Caller = KeyCaller | SessionCaller;

/** A call with a credential. */
export interface CredentialCall extends Call {
  caller: Caller;
  rate: RateState;
}

/** A call with a session. */
export interface SessionCall extends CredentialCall {
  caller: SessionCaller;
}

/** The client as the gateway saw it; headers could forge its address. */
interface Client {
  ip: string;
  userAgent: string | null;
  /** Whether a page of this service sent the call, according to the browser. */
  isSameOrigin: boolean;
}

/** A call that signs in, or that authenticates by other means than a credential. */
export interface SignInCall {
  requestId: string;
  now: string;
  arrivedAt: number;
  client: Client;
  /** The token after `Bearer`, if it has the prefix of an access token. */
  accessToken?: string;
  /** The refresh token in the browser's cookie, for `transport: cookie`. */
  refreshCookie?: string;
}
