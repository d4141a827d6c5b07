import type { SessionCall, SignInCall } from '#shared/auth/caller.ts';
import { bearerOf, isOfKind } from '#shared/auth/token.ts';
import type { Answer } from '#shared/call.ts';
import { refreshCookieOf } from '#shared/credentials/refresh-cookie.ts';
import { authenticate, refuseKeys } from '#shared/http/middleware/authenticate.ts';
import { authorize } from '#shared/http/middleware/authorize.ts';
import { beginRequest } from '#shared/http/middleware/begin-request.ts';
import { envelope } from '#shared/http/middleware/envelope.ts';
import { parseBody } from '#shared/http/middleware/parse-body.ts';
import { readPreconditions } from '#shared/http/middleware/read-preconditions.ts';
import { replayAnswer } from '#shared/http/middleware/replay-answer.ts';
import { callOf, type GatewayEvent, type RequestState } from '#shared/http/middleware/state.ts';
import { validateBody } from '#shared/http/middleware/validate-body.ts';
import { validateParameters } from '#shared/http/middleware/validate-parameters.ts';
import { isSignInPath } from '#shared/routes/path.ts';
import type { Route, RouteData, RouteInput } from '#shared/routes/route.ts';
import { chain, type Handler } from './chain.ts';
import { viewerOf } from './front-door.ts';

type CallFor<R extends Route> = R['access'] extends 'first-party'
  ? SignInCall & SessionCall
  : SignInCall;

type Serve<R extends Route> = (
  call: CallFor<R>,
  input: RouteInput<R>,
) => Promise<Answer<RouteData<R>>>;

/**
 * The Lambda handler of a route by which members sign in or change how they do. It refuses API keys, and
 * below `/v1/auth` ignores `Idempotency-Key`.
 */
export function signInEndpoint<const R extends Route>(route: R, serve: Serve<R>): Handler {
  const guards =
    route.access === 'first-party' ? [authenticate(), authorize(route)] : [refuseKeys()];
  const isRepeatable = !isSignInPath(route.path);
  const middleware = [
    beginRequest(),
    envelope(route),
    ...guards,
    validateParameters(route),
    ...(isRepeatable ? [readPreconditions(route)] : []),
    parseBody(route),
    ...(isRepeatable ? [replayAnswer()] : []),
    validateBody(route),
  ];
  return chain(middleware, async (event, { state }) => {
    const session = route.access === 'first-party' ? callOf(state) : {};
    // The middleware admit only the callers of the route's access, and parse the input by its
    // schemas.
    const call = { ...signInCallOf(event, state), ...session } as CallFor<R>;
    return serve(call, state.input as RouteInput<R>);
  });
}

function signInCallOf(event: GatewayEvent, state: RequestState): SignInCall {
  const { requestId, now, arrivedAt } = state;
  const { ip, userAgent } = viewerOf(event);
  const bearer = bearerOf(event.headers.authorization);
  const refreshCookie = refreshCookieOf(event.cookies ?? []);
  return {
    requestId,
    now,
    arrivedAt,
    client: { ip, userAgent: userAgent || null, isSameOrigin: isSameOrigin(event) },
    ...(isOfKind('session', bearer) ? { accessToken: bearer } : {}),
    ...(refreshCookie === undefined ? {} : { refreshCookie }),
  };
}

/**
 * Whether a page of this host sent the request. Pages of other hosts cannot forge these headers.
 */
function isSameOrigin(event: GatewayEvent): boolean {
  const { headers } = event;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).host === viewerOf(event).host;
}
