import { routes } from '#shared/families/routes.ts';

/** A well-formed call of every endpoint; the ids in it need not exist. */
export const samples = routes.map(({ name, route }) => ({
  name,
  route,
  method: route.method,
  path: route.path.replace(/\{(id|key_id|member_id|file_id|webhook_id|event_id|ref)\}/g, '999999'),
}));

const accessWithoutKey = ['public', 'sign-in', 'first-party'];

/** The samples of endpoints that need a credential, and accept a key. */
export const guarded = samples.filter(({ route }) => !accessWithoutKey.includes(route.access));
