import { routes } from '#shared/families/routes.ts';
import { isSignInPath, matchesPath } from '#shared/routes/path.ts';
import { pageFunctions, unknownFunction } from './bundle/bundle.ts';
import { endpointAccess, endpointBucketAccess } from './endpoint-access.ts';
import type { FunctionOptions } from './functions.ts';
import { routeKeysOf } from './route-keys.ts';

/** A function with its routes. */
export interface Endpoint {
  /** Such as `items.create`. */
  name: string;
  family: string;
  /** Such as `POST /v1/items`. */
  routeKeys: readonly string[];
  isPublic: boolean;
  /** Its reserved concurrency in `prod`. */
  reservedConcurrency?: number;
  access: Pick<FunctionOptions, 'access' | 'bucket'>;
}

/**
 * The reserved concurrency of endpoints that could use up that of all others: sign-in (password guessing), and
 * creates (in bursts, calls wait up to two seconds for each other).
 */
function reservedConcurrencyOf(name: string, route: { path: string }): number | undefined {
  if (isSignInPath(route.path)) return 30;
  const isBurst = ['items.create', 'checkouts.create', 'reservations.create'].includes(name);
  return isBurst ? 150 : undefined;
}

export function totalReservedConcurrency(): number {
  const reservedConcurrencies = routes.map(
    ({ name, route }) => reservedConcurrencyOf(name, route) ?? 0,
  );
  return reservedConcurrencies.reduce((sum, one) => sum + one, 0);
}

/** All endpoints by their families, including those of web pages and the one for unknown paths. */
export function endpointsByFamily(): Map<string, Endpoint[]> {
  const declaredEndpoints = routes.map((one): Endpoint => {
    const { name, family, route } = one;
    const bucket = endpointBucketAccess(one);
    const reservedConcurrency = reservedConcurrencyOf(name, route);
    return {
      ...{ name, family },
      routeKeys: routeKeysOf(route),
      isPublic: route.access === 'public',
      ...(reservedConcurrency === undefined ? {} : { reservedConcurrency }),
      access: { access: endpointAccess(one), ...(bucket ? { bucket } : {}) },
    };
  });
  const unknown: Endpoint = {
    name: unknownFunction,
    family: 'service',
    routeKeys: ['$default', ...shadowedKeys()],
    isPublic: false,
    access: { access: 'read' },
  };
  const pages = Object.entries(pageFunctions).map(
    ([family, { name, routeKeys }]): Endpoint => ({
      ...{ name, family, routeKeys },
      isPublic: true,
      // The security policy of the console's pages names the bucket.
      access: { access: 'none', ...(family === 'console' ? { bucket: {} } : {}) },
    }),
  );
  return Map.groupBy([...declaredEndpoints, unknown, ...pages], ({ family }) => family);
}

/**
 * Routes for the undeclared methods of fixed paths that a path with a parameter also matches: `PATCH
 * /v1/items/lookup` must not change an item. `ANY` covers these methods (AWS), and is never the key of an
 * endpoint, so that an endpoint added later has a key of its own, as the gateway requires.
 */
function shadowedKeys(): string[] {
  const paths = new Set(routes.map(({ route }) => route.path));
  const fixedPaths = [...paths].filter((path) => !path.includes('{'));
  const isShadowed = (path: string) =>
    [...paths].some((other) => other !== path && matchesPath(other, path));
  return fixedPaths.filter(isShadowed).map((path) => `ANY ${path}`);
}
