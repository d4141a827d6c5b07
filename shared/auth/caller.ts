import type { Actor } from '#shared/actor.ts';
import type { Author, Call, RateState } from '#shared/call.ts';
import type { KeyAccess, Permission } from './grants.ts';
import type { Plan } from './plans.ts';

/** Who makes a call, as the row of the credential says at this very request. */
interface Credential extends Author {
  /** The partition of the credential, under which its idempotency keys are kept too. */
  credentialId: string;
  /** What the member may do whose session it is, or who created the key. */
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
}

/** A member who signed in. A session of one that is deactivated is over. */
export interface SessionCaller extends Credential {
  kind: 'session';
  /** The folded e-mail address that signed in. */
  login: string;
  userId: number;
  session: { id: number; tokenId: string };
}

export type Caller = KeyCaller | SessionCaller;

/** A call that came with a credential. */
export interface CredentialCall extends Call {
  caller: Caller;
  rate: RateState;
}

/** A call of our own apps. */
export interface SessionCall extends CredentialCall {
  caller: SessionCaller;
}

/** From where a call came, as the gateway saw it: no header may say so. */
export interface Client {
  ip: string;
  userAgent: string | null;
  /** The call comes from a page of this service, as the browser says. */
  isSameOrigin: boolean;
}

/** A call by which a member signs in, or that brings its own proof. */
export interface SignInCall {
  requestId: string;
  now: string;
  arrivedAt: number;
  client: Client;
  /** What stands behind `Bearer`, if it is meant as the access token of a session. */
  accessToken?: string;
  /** What the browser keeps of a sign-in with `transport: cookie`. */
  refreshCookie?: string;
}
