import type { MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Answer, Call, Caller, KeyCall, RateState } from '#shared/call.ts';

/** What the middleware have learned of a request so far. */
export interface RequestState {
  requestId: string;
  now: string;
  arrivedAt: number;
  rate: RateState;
  caller?: Caller;
  ifMatch?: ReadonlySet<number>;
  idempotency?: NonNullable<Call['idempotency']>;
  input: { id?: number; query?: unknown; body?: unknown };
  /** The JSON value that was sent, and the fields of it that nothing reads. */
  sent: unknown;
  ignoredFields: string[];
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
export function callOf(state: RequestState): KeyCall {
  const { caller, requestId, now, arrivedAt, rate, ignoredFields, ifMatch, idempotency } = state;
  if (!caller) throw new Error('The chain of this endpoint has no credential middleware.');
  return {
    caller,
    requestId,
    now,
    arrivedAt,
    rate,
    ignoredFields,
    ...(ifMatch ? { ifMatch } : {}),
    ...(idempotency ? { idempotency } : {}),
  };
}
