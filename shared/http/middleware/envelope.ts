import { rateHeaders } from '#shared/auth/rate.ts';
import { type Answer, metaOf } from '#shared/call.ts';
import { type ErrorCode, statusOf } from '#shared/errors.ts';
import { logError, logInfo } from '#shared/log.ts';
import { Replay } from '#shared/records/outcomes.ts';
import type { Route } from '#shared/routes/route.ts';
import { failureOf } from './failure.ts';
import type { GatewayResult, Middleware, RequestState } from './state.ts';
import { inDeclaredOrder } from './wire-order.ts';

type Declared = Pick<Route, 'method' | 'path' | 'status' | 'body' | 'data'>;

/** Puts every answer and every error into the envelope. Whatever is thrown ends here. */
export function envelope(route: Declared): Middleware {
  return {
    after: (request) => {
      const { state } = request.context;
      const result = success(request.response as Answer, route, state);
      log(route, state, result.statusCode);
      request.response = result;
    },
    onError: (request) => {
      const { state } = request.context;
      const { error } = request;
      const result =
        error instanceof Replay
          ? success(error.answer, route, state, true)
          : failure(error, route, state);
      log(route, state, result.statusCode);
      request.response = result;
    },
  };
}

function log(
  { method, path }: Declared,
  { requestId, caller, arrivedAt }: RequestState,
  status?: number,
) {
  const milliseconds = Date.now() - arrivedAt;
  const key = caller?.key.id;
  logInfo('request', {
    request_id: requestId,
    account: caller?.accountId,
    key,
    method,
    path,
    status,
    milliseconds,
  });
}

function success(
  answer: Answer,
  route: Declared,
  state: RequestState,
  isReplay = false,
): GatewayResult {
  const status = answer.status ?? route.status;
  const headers = {
    ...rateHeaders(state.rate),
    ...(answer.location ? { Location: answer.location } : {}),
    ...(answer.version === undefined ? {} : { ETag: `"${answer.version}"` }),
    ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
  };
  if (status === 204) return { statusCode: status, headers };
  const meta = { ...metaOf(answer, state.ignored), request_id: state.requestId };
  const data = inDeclaredOrder(route.data, answer.data);
  return json(status, headers, { data, meta });
}

function failure(error: unknown, route: Declared, state: RequestState): GatewayResult {
  const refusal = failureOf(error);
  const { code, message, fields, headers } = refusal;
  const status = statusOf(code, route.body !== undefined);
  if (status >= 500) logError(message, error, { request_id: state.requestId, path: route.path });
  return json(
    status,
    { ...rateHeaders(state.rate), ...retryHeaders(code), ...headers },
    { error: { code, message, status, request_id: state.requestId, fields } },
  );
}

/** What goes away by itself may be tried again after so many seconds; the rate limit says its own. */
function retryHeaders(code: ErrorCode): Record<string, string> {
  return code === 'unavailable' ? { 'Retry-After': '1' } : {};
}

function json(statusCode: number, headers: Record<string, string>, body: unknown): GatewayResult {
  return {
    statusCode,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
