import { ApiError } from '#shared/errors.ts';
import { endpoint, type Serve } from '#shared/http/endpoint.ts';
import type { Route } from '#shared/routes/route.ts';

/** The handler of a route of an account. Any but the session's own is `not_found`. */
export function accountEndpoint<const R extends Route>(route: R, serve: Serve<R>) {
  return endpoint(route, async (call, input) => {
    const id: unknown = Reflect.get(input, 'id');
    if (id !== call.caller.accountId) throw new ApiError('not_found');
    return serve(call, input);
  });
}
