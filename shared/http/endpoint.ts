import type { Answer, KeyCall } from '#shared/call.ts';
import { credential } from '#shared/http/middleware/authenticate.ts';
import { gates } from '#shared/http/middleware/authorize.ts';
import { request } from '#shared/http/middleware/begin-request.ts';
import { envelope } from '#shared/http/middleware/envelope.ts';
import { jsonBody } from '#shared/http/middleware/parse-body.ts';
import { preconditions } from '#shared/http/middleware/read-preconditions.ts';
import { idempotency } from '#shared/http/middleware/replay-answer.ts';
import { callOf } from '#shared/http/middleware/state.ts';
import { fields } from '#shared/http/middleware/validate-body.ts';
import { parameters } from '#shared/http/middleware/validate-parameters.ts';
import { untilWon } from '#shared/records/commit.ts';
import type { Route, RouteData, RouteInput } from '#shared/routes/route.ts';
import { chain, type Handler } from './chain.ts';

/** What serves a route: `(call, input) → answer`, with no HTTP in it. May run more than once. */
export type Serve<R extends Route> = (
  call: KeyCall,
  input: RouteInput<R>,
) => Promise<Answer<RouteData<R>>>;

/**
 * The Lambda handler of a route for API keys. The order of the middleware is the contract's order
 * of checks. A decision that lost a race is made again from fresh reads.
 */
export function endpoint<const R extends Route>(route: R, serve: Serve<R>): Handler {
  const middleware = [
    request(),
    envelope(route),
    credential(),
    gates(route),
    parameters(route),
    preconditions(route),
    jsonBody(route),
    idempotency(),
    fields(route),
  ];
  return chain(middleware, async (_event, { state }) => {
    const call = callOf(state);
    // The middleware above read the input by the schemas that the type of it comes from.
    const input = state.input as RouteInput<R>;
    return untilWon(() => serve(call, input));
  });
}
