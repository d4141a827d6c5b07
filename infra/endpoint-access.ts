import { type NamedRoute, routes } from '#shared/routes/index.ts';
import type { TableAccess } from './permissions.ts';

/**
 * What an endpoint may do in the table. One that anybody may call and that writes nothing has nothing
 * to look up there. The writing endpoints of a family share a role, so each may write what any of
 * them declares.
 */
export function endpointAccess({ family, route }: NamedRoute): TableAccess {
  if (route.logins) return 'sign-in';
  if (!route.writes) return route.access === 'public' ? 'none' : 'read';
  const kinds = routes.flatMap((one) => (one.family === family ? (one.route.writes ?? []) : []));
  return { writes: [...new Set(kinds)] };
}
