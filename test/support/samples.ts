import { routes } from '#shared/routes/index.ts';

/** A well-formed call of every endpoint; the ids in it need not exist. */
export const samples = routes.map(({ name, route }) => ({
  name,
  route,
  method: route.method,
  path: route.path.replace('{id}', '999999'),
}));

/** The samples that need a key. */
export const guarded = samples.filter(({ route }) => route.access !== 'public');
