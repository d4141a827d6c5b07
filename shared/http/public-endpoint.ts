import type { Answer } from '../call.ts';
import { envelope } from '../middleware/envelope.ts';
import { request } from '../middleware/request.ts';
import type { Route, RouteData } from '../routes/route.ts';
import { chain, type Handler } from './chain.ts';

/** The Lambda handler of a route that looks at no credential, and needs no table. */
export function publicEndpoint<const R extends Route & { access: 'public' }>(
  route: R,
  answer: Answer<RouteData<R>>,
): Handler {
  return chain([request(), envelope(route)], async () => answer);
}
