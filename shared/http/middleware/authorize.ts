import { assertAccess } from '#shared/auth/access.ts';
import type { Route } from '#shared/routes/route.ts';
import { callOf, type Middleware } from './state.ts';

/** Refuses callers that may not use the endpoint: first-party, plan, scope, permission. */
export function authorize(route: Pick<Route, 'access' | 'permissions'>): Middleware {
  return {
    before: ({ context: { state } }) => {
      assertAccess(callOf(state).caller, route, state.now);
    },
  };
}
