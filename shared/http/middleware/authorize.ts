import { assertAccess, assertWrites } from '#shared/auth/access.ts';
import type { Route } from '#shared/routes/route.ts';
import { callOf, type Middleware } from './state.ts';

/** Refuses callers that may not use the endpoint: first-party, plan, scope, permission; and writes that are held. */
export function authorize(route: Pick<Route, 'access' | 'permissions' | 'writes'>): Middleware {
  return {
    before: ({ context: { state } }) => {
      const { caller } = callOf(state);
      assertAccess(caller, route, state.now);
      if (route.writes) assertWrites(caller);
    },
  };
}
