import { type NamedRoute, routes } from '#shared/routes/index.ts';
import { byPrecedence, matchesPath } from '#shared/routes/path.ts';

interface Asked {
  method: string;
  path: string;
}

/** The endpoint that a request is for; undefined where nothing is declared for it. */
export function findOperation({ method, path }: Asked): NamedRoute | undefined {
  const [actual = ''] = path.split('?');
  return routes
    .filter(({ route }) => matchesPath(route.path, actual))
    .sort((a, b) => byPrecedence(a.route.path, b.route.path))
    .find(({ route }) => route.method === method);
}
