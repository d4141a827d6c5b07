import type { Answer } from '#shared/call.ts';
import { beginRequest } from '#shared/http/middleware/begin-request.ts';
import { envelope } from '#shared/http/middleware/envelope.ts';
import { validateParameters } from '#shared/http/middleware/validate-parameters.ts';
import type { Route, RouteData } from '#shared/routes/route.ts';
import { chain, type Handler } from './chain.ts';

/** The Lambda handler of a route without credentials. It needs no table. */
export function publicEndpoint<const R extends Route & { access: 'public' }>(
  route: R,
  answer: Answer<RouteData<R>>,
): Handler {
  return chain([beginRequest(), envelope(route), validateParameters(route)], async () => answer);
}
