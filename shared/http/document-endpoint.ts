import { randomUUID } from 'node:crypto';
import { minuteOf, rateHeaders, rateState } from '#shared/auth/rate.ts';
import { errorKinds, type FieldProblem } from '#shared/errors.ts';
import { maxProblems } from '#shared/fields/problems.ts';
import { prefersStrict } from '#shared/http/middleware/header-lists.ts';
import { acceptsGzip, jsonResult } from '#shared/http/middleware/json-result.ts';
import type { GatewayEvent, GatewayResult } from '#shared/http/middleware/state.ts';
import type { Handler } from './chain.ts';
import { answerFile, type ServedFile } from './served-file.ts';

/**
 * The Lambda handler of a route that serves a public document. Without the middleware chain, so that its
 * bundle has neither middy nor the SDK.
 */
export function documentEndpoint(file: ServedFile): Handler {
  return async (event) => {
    const rate = rateHeaders(rateState(minuteOf(event.requestContext.timeEpoch), 0));
    if (prefersStrict(event) && event.rawQueryString !== '') return refuse(event, rate);
    const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
    return answerFile(event, file, { ...rate, ...headers });
  };
}

/** Refuses unknown parameters: a document has none. */
function refuse(event: GatewayEvent, rate: Record<string, string>): GatewayResult {
  const { status, message } = errorKinds.bad_request;
  const problem: FieldProblem = {
    code: 'invalid_value',
    message: 'Unknown parameter.',
  };
  const names = [...new URLSearchParams(event.rawQueryString).keys()].slice(0, maxProblems);
  const fields = Object.fromEntries(names.map((name) => [name, [problem]]));
  const error = { code: 'bad_request', message, status, request_id: randomUUID(), fields };
  return jsonResult(status, rate, { error }, acceptsGzip(event));
}
