import { files, uploads } from '#shared/bucket/keys.ts';
import { type NamedRoute, routes } from '#shared/families/routes.ts';
import type { BucketAccess } from './bucket-permissions.ts';
import type { TableAccess } from './permissions.ts';

/**
 * The permissions of an endpoint in the table. A public endpoint that writes nothing needs none. The writing
 * endpoints of a family share a role, so each may write what any of them declares.
 */
export function endpointAccess({ family, route }: NamedRoute): TableAccess {
  if (route.logins && !route.writes) return 'sign-in';
  if (!route.writes) return route.access === 'public' ? 'none' : 'read';
  const ofFamily = routes.filter((one) => one.family === family);
  const writes = [...new Set(ofFamily.flatMap((one) => one.route.writes ?? []))];
  const checks = [...new Set(ofFamily.flatMap((one) => one.route.checks ?? []))];
  return route.logins ? { writes, checks, logins: true } : { writes, checks };
}

/**
 * The permissions of an endpoint in the bucket, since a presigned URL allows only what its signer may do. Every
 * response with an item or an issue has the URL of its main picture.
 */
export function endpointBucketAccess({ family, route }: NamedRoute): BucketAccess | undefined {
  if (family === 'items' || family === 'issues') return { gets: [files] };
  if (family !== 'files') return undefined;
  return { gets: [files], ...(route.writes ? { puts: [uploads] } : {}) };
}
