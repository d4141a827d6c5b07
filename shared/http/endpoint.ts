import type { CredentialCall, SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { authenticate } from '#shared/http/middleware/authenticate.ts';
import { authorize } from '#shared/http/middleware/authorize.ts';
import { beginRequest } from '#shared/http/middleware/begin-request.ts';
import { envelope } from '#shared/http/middleware/envelope.ts';
import { parseBody } from '#shared/http/middleware/parse-body.ts';
import { readPreconditions } from '#shared/http/middleware/read-preconditions.ts';
import { replayAnswer } from '#shared/http/middleware/replay-answer.ts';
import { resolveReferences } from '#shared/http/middleware/resolve-references.ts';
import { callOf, type GatewayEvent, type RequestContext } from '#shared/http/middleware/state.ts';
import { validateBody } from '#shared/http/middleware/validate-body.ts';
import { validateParameters } from '#shared/http/middleware/validate-parameters.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import type { Route, RouteData, RouteInput } from '#shared/routes/route.ts';
import { chain, compose, type Handler } from './chain.ts';
import { canStartEarly, startEarly } from './early-start.ts';

type CallFor<R extends Route> = R['access'] extends 'first-party' ? SessionCall : CredentialCall;

/** The operation of a route: `(call, input) → answer`, without HTTP. May run more than once. */
export type Serve<R extends Route> = (
  call: CallFor<R>,
  input: RouteInput<R>,
) => Promise<Answer<RouteData<R>>>;

/**
 * The Lambda handler of a route for API keys, sessions or both. Middleware run in the contract's
 * order of checks. A decision that loses a race runs again from fresh reads.
 */
export function endpoint<const R extends Route>(route: R, serve: Serve<R>): Handler {
  const around = [beginRequest(), envelope(route)];
  const checks = [
    authorize(route),
    validateParameters(route),
    readPreconditions(route),
    parseBody(route),
    replayAnswer(),
    resolveReferences(route),
    validateBody(route),
  ];
  const answer = async (_event: GatewayEvent, { state }: RequestContext) => {
    // The middleware admit only the callers of the route's access, and parse the input by the
    // schemas that its type is inferred from.
    const call = callOf(state) as CallFor<R>;
    const input = state.input as RouteInput<R>;
    return retryOnConflict(() => serve(call, input));
  };
  return canStartEarly(route)
    ? chain(around, startEarly(compose(checks, answer)))
    : chain([...around, authenticate(), ...checks], answer);
}
