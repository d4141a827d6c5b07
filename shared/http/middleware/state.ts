import type { MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Caller, CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Idempotency, RateState } from '#shared/call.ts';

/** What the middleware have learned of a request so far. */
export interface RequestState {
  requestId: string;
  /** The id of the gateway, which its own log has. */
  gatewayId: string;
  now: string;
  arrivedAt: number;
  rate: RateState;
  caller?: Caller;
  ifMatch?: ReadonlySet<number>;
  /** The `Idempotency-Key` that was sent, and what it makes of the request once that is read. */
  idempotencyKey?: string;
  idempotency?: Idempotency;
  input: {
    id?: number;
    key_id?: number;
    file_id?: number;
    ref?: string;
    query?: unknown;
    body?: unknown;
  };
  /** The JSON value that was sent. */
  sent: unknown;
  /** What was sent and nothing reads, in the order in which it was sent. */
  ignored: { fields: string[]; parameters: string[] };
  /** `Prefer: handling=strict`: what nothing reads is refused. */
  isStrict: boolean;
  isGzipAccepted: boolean;
  /** The fields of records that the answer is to have; all of them where it is absent. */
  fields?: ReadonlySet<string>;
}

/** Lambda's context, with the state of the request. */
export interface RequestContext extends Context {
  state: RequestState;
}

export type GatewayEvent = APIGatewayProxyEventV2;
export type GatewayResult = APIGatewayProxyStructuredResultV2;

/** A middleware of our chain. The handler's answer becomes the gateway's result in the envelope. */
export type Middleware = MiddlewareObj<GatewayEvent, Answer | GatewayResult, Error, RequestContext>;

/** The call of a request whose credential was accepted. */
export function callOf(state: RequestState): CredentialCall {
  const { caller, requestId, now, arrivedAt, rate, ignored, ifMatch, idempotency } = state;
  if (!caller) throw new Error('The chain of this endpoint does not authenticate.');
  return {
    caller,
    requestId,
    now,
    arrivedAt,
    rate,
    ignored,
    ...(ifMatch ? { ifMatch } : {}),
    ...(idempotency ? { idempotency } : {}),
  };
}
