import { type NamedRoute, routes } from '#shared/families/routes.ts';
import { byPrecedence, matchesPath } from '#shared/routes/path.ts';

interface CalledPath {
  method: string;
  path: string;
}

/**
 * The endpoint that a request is for; undefined where nothing is declared for it. A path that is declared
 * as it is has its own methods, and not those of one with a parameter in its place.
 */
export function findOperation({ method, path }: CalledPath): NamedRoute | undefined {
  const [actual = ''] = path.split('?');
  const [exact] = routes
    .map(({ route }) => route.path)
    .filter((template) => matchesPath(template, actual))
    .sort(byPrecedence);
  return routes.find(({ route }) => route.path === exact && route.method === method);
}
