import { checkAccess } from '../auth/checks.ts';
import { callOf, type Middleware } from '../http/state.ts';
import type { Route } from '../routes/route.ts';

/** Refuses callers that may not use the endpoint: first-party, plan, scope, permission. */
export function gates(route: Pick<Route, 'access' | 'permissions'>): Middleware {
  return {
    before: ({ context: { state } }) => {
      checkAccess(callOf(state).caller, route, state.now);
    },
  };
}
