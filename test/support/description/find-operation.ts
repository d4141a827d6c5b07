import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { byPrecedence, matchesPath } from '#shared/routes/path.ts';

interface CalledPath {
  method: string;
  path: string;
}

/**
 * The endpoint that a request is for; undefined if none is described. A literal path takes precedence over
 * one with a parameter, and does not have the methods of that one.
 */
export function findOperation({ method, path }: CalledPath): NamedRoute | undefined {
  const [actual = ''] = path.split('?');
  const [bestMatch] = routes
    .map(({ route }) => route.path)
    .filter((template) => matchesPath(template, actual))
    .sort(byPrecedence);
  return routes.find(({ route }) => route.path === bestMatch && route.method === method);
}
