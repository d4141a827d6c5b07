import { routes } from '#shared/families/routes.ts';
import { isSignInPath, matchesPath } from '#shared/routes/path.ts';
import { pageFunctions, unknownFunction } from './bundle/bundle.ts';
import { endpointAccess, endpointBucketAccess } from './endpoint-access.ts';
import type { FunctionOptions } from './functions.ts';
import { routeKeysOf } from './route-keys.ts';

/** A function that requests lead to. */
export interface Endpoint {
  /** As `items.create`. */
  name: string;
  family: string;
  /** As `POST /v1/items`. */
  routeKeys: readonly string[];
  isPublic: boolean;
  /** At most this many of its function run at once in `prod`, and always can. */
  reservedConcurrency?: number;
  access: Pick<FunctionOptions, 'access' | 'bucket'>;
}

/**
 * Reserved concurrency for endpoints that could use up that of all others: sign-in (password guessing), and
 * creates (bursts in which calls wait up to two seconds for each other).
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

/** Every endpoint, the one for all other requests, and those of the pages: by their families. */
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
      // The pages of the console may load from the bucket, and send there.
      access: { access: 'none', ...(family === 'console' ? { bucket: {} } : {}) },
    }),
  );
  return Map.groupBy([...declaredEndpoints, unknown, ...pages], ({ family }) => family);
}

/**
 * Fixed paths that a form with a parameter would answer in methods which they lack: `/v1/items/lookup` is no
 * item to change. `ANY` has the methods that a path does not declare (AWS), and is the key of no endpoint: one
 * that is added there later takes no key of another stack, which the gateway would refuse.
 */
function shadowedKeys(): string[] {
  const paths = new Set(routes.map(({ route }) => route.path));
  const fixedPaths = [...paths].filter((path) => !path.includes('{'));
  const isShadowed = (path: string) =>
    [...paths].some((other) => other !== path && matchesPath(other, path));
  return fixedPaths.filter(isShadowed).map((path) => `ANY ${path}`);
}
