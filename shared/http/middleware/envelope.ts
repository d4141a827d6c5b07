import { randomInt } from 'node:crypto';
import { rateHeaders } from '#shared/auth/rate.ts';
import { type Answer, metaOf } from '#shared/call.ts';
import { type ErrorCode, statusOf } from '#shared/errors.ts';
import { maxProblems } from '#shared/fields/problems.ts';
import { logError } from '#shared/log.ts';
import { ReplayedAnswer } from '#shared/records/outcomes.ts';
import type { Route } from '#shared/routes/route.ts';
import { pickFields } from './chosen-fields.ts';
import { failureOf } from './failure.ts';
import { hasTag } from './header-lists.ts';
import { jsonResult, vary } from './json-result.ts';
import { logRequest } from './log-request.ts';
import type {
  GatewayEvent,
  GatewayResult,
  Middleware,
  RequestContext,
  RequestState,
} from './state.ts';
import { inDeclaredOrder } from './wire-order.ts';

type EnvelopeRoute = Pick<Route, 'method' | 'path' | 'status' | 'body' | 'data'> &
  Partial<Pick<Route, 'access'>>;

interface ReceivedRequest {
  event: GatewayEvent;
  context: RequestContext;
}

/** Puts every answer and every error into the envelope. */
export function envelope(route: EnvelopeRoute): Middleware {
  return {
    after: (request) => {
      const { state } = request.context;
      const answer = request.response as Answer;
      request.response = isKnown(request, route, answer)
        ? notModified(answer, route, state)
        : success(answer, route, request);
    },
    onError: (request) => {
      const { error } = request;
      request.response =
        error instanceof ReplayedAnswer
          ? success(error.answer, route, request, true)
          : failure(error, route, request);
    },
  };
}

/** Whether the client already has this version. The address of a picture in it may have expired since. */
function isKnown(
  { event: { headers }, context: { state } }: ReceivedRequest,
  { method }: EnvelopeRoute,
  answer: Answer,
): boolean {
  if (method !== 'GET' || answer.version === undefined) return false;
  const isPictureShown = state.fields?.has(picture) ?? true;
  if (isPictureShown && hasPicture(answer)) return false;
  return hasTag(headers['if-none-match'], `"${answer.version}"`);
}

const picture = 'main_picture';

function hasPicture({ data }: Answer): boolean {
  return typeof data === 'object' && data !== null && picture in data && data[picture] !== null;
}

function notModified(answer: Answer, route: EnvelopeRoute, state: RequestState): GatewayResult {
  logRequest(route, state, { status: 304 });
  const headers = {
    ...rateHeaders(state.rate),
    ...tagOf(answer),
    ...cacheHeaders(route, answer),
    ...vary,
  };
  return { statusCode: 304, headers };
}

function tagOf({ version }: Answer): Record<string, string> {
  return version === undefined ? {} : { ETag: `"${version}"` };
}

function success(
  answer: Answer,
  route: EnvelopeRoute,
  { context: { state } }: ReceivedRequest,
  isReplay = false,
): GatewayResult {
  const status = answer.status ?? route.status;
  logRequest(route, state, { status });
  const headers = {
    ...rateHeaders(answer.rate ?? state.rate),
    ...cacheHeaders(route, answer),
    ...(answer.location ? { Location: answer.location } : {}),
    ...tagOf(answer),
    ...(isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
  };
  const cookies = answer.cookies ? { cookies: answer.cookies } : {};
  if (status === 204) return { statusCode: status, headers, ...cookies };
  const meta = { ...metaOf(answer, state.ignored), request_id: state.requestId };
  const data = pickFields(inDeclaredOrder(route.data, answer.data), state.fields);
  return { ...jsonResult(status, headers, { data, meta }, state.isGzipAccepted), ...cookies };
}

function failure(
  error: unknown,
  route: EnvelopeRoute,
  { context: { state } }: ReceivedRequest,
): GatewayResult {
  const refusal = failureOf(error);
  const { code, message, headers } = refusal;
  const fields = Object.fromEntries(Object.entries(refusal.fields).slice(0, maxProblems));
  const status = statusOf(code, route.body !== undefined);
  const { requestId: request_id, gatewayId: gateway_id } = state;
  if (status >= 500) logError(message, error, { request_id, gateway_id, path: route.path });
  logRequest(route, state, { status, code, fields });
  return jsonResult(
    status,
    { ...rateHeaders(state.rate), ...retryHeaders(code), ...headers },
    { error: { code, message, status, request_id, fields } },
    state.isGzipAccepted,
  );
}

/** A cache may keep what is public or has a version, and asks again before it shows it. */
function cacheHeaders({ access }: EnvelopeRoute, answer: Answer): Record<string, string> {
  const isCacheable = !answer.isSecret && (access === 'public' || answer.version !== undefined);
  return isCacheable ? { 'Cache-Control': 'no-cache' } : {};
}

/** In seconds. Spread, so that callers who were turned away together do not return together. */
const longestRetry = 5;

/** `Retry-After` for transient errors; the rate limit sets its own. */
function retryHeaders(code: ErrorCode): Record<string, string> {
  return code === 'unavailable' ? { 'Retry-After': String(randomInt(1, longestRetry + 1)) } : {};
}
