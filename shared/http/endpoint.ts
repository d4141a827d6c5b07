import type { Answer, KeyCall } from '../call.ts';
import { untilWon } from '../data/commit.ts';
import { credential } from '../middleware/credential.ts';
import { envelope } from '../middleware/envelope.ts';
import { fields } from '../middleware/fields.ts';
import { gates } from '../middleware/gates.ts';
import { idempotency } from '../middleware/idempotency.ts';
import { jsonBody } from '../middleware/json-body.ts';
import { parameters } from '../middleware/parameters.ts';
import { preconditions } from '../middleware/preconditions.ts';
import { request } from '../middleware/request.ts';
import type { Route, RouteData, RouteInput } from '../routes/route.ts';
import { chain, type Handler } from './chain.ts';
import { callOf } from './state.ts';

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
