import type { Route } from '#shared/routes/route.ts';

/**
 * The route keys of an endpoint in the gateway. A path is decoded before its route is chosen (AWS), so a
 * reference with a slash becomes several segments.
 */
export function routeKeysOf({ method, path }: Pick<Route, 'method' | 'path'>): string[] {
  const key = `${method} ${path}`;
  return path.endsWith('/{ref}') ? [key, key.replace('{ref}', '{ref+}')] : [key];
}
