import type { MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Caller, CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Idempotency, RateState, Versions } from '#shared/call.ts';
import type { PathIds, PathTexts } from '#shared/routes/route.ts';

/** The state that the middleware of a request share. */
export interface RequestState {
  requestId: string;
  /** The gateway's request id, as in its access log. */
  gatewayId: string;
  now: string;
  arrivedAt: number;
  rate: RateState;
  caller?: Caller;
  ifMatch?: Versions;
  createsOnly?: true;
  /** The `Idempotency-Key` header, and the idempotency derived from it and the request. */
  idempotencyKey?: string;
  idempotency?: Idempotency;
  input: Partial<PathIds & PathTexts> & { query?: unknown; body?: unknown };
  /** The JSON value of the body. */
  json: unknown;
  /** Unknown fields and parameters, in the order sent. */
  ignored: { fields: string[]; parameters: string[] };
  /** `Prefer: handling=strict`: unknown input is refused. */
  isStrict: boolean;
  isGzipAccepted: boolean;
  /** The chosen record fields; absent for all. */
  fields?: ReadonlySet<string>;
}

export interface RequestContext extends Context {
  state: RequestState;
}

export type GatewayEvent = APIGatewayProxyEventV2;
export type GatewayResult = APIGatewayProxyStructuredResultV2;

/** A middleware of our chain. The envelope turns the handler's answer into the gateway's result. */
export type Middleware = MiddlewareObj<GatewayEvent, Answer | GatewayResult, Error, RequestContext>;

export function callOf(state: RequestState): CredentialCall {
  const { caller } = state;
  if (!caller) throw new Error('The chain of this endpoint does not authenticate.');
  return { ...state, caller };
}
