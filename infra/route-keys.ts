import type { Route } from '#shared/routes/route.ts';

/**
 * The keys by which the gateway leads to an endpoint. It decodes a path before it looks for a route (AWS), so
 * that a reference with a slash has several segments there.
 */
export function routeKeysOf({ method, path }: Pick<Route, 'method' | 'path'>): string[] {
  const key = `${method} ${path}`;
  return path.endsWith('/{ref}') ? [key, key.replace('{ref}', '{ref+}')] : [key];
}
