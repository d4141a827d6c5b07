import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { signedIn } from '#console/api/session.ts';
import { pageMax } from '#shared/limits.ts';
import { actorValue } from './activity-query.ts';

type ActorOption = readonly [value: string, label: string];

/** The members and keys to filter by, also those who left and those that were revoked. */
export async function readActorOptions(signal: AbortSignal): Promise<ActorOption[]> {
  const path = { id: signedIn().account.id };
  const query = { limit: pageMax };
  const [members, keys] = await Promise.all([
    readAll(pages(api, '/v1/directory/users', { query, signal })),
    readAll(
      pages(api, '/v1/accounts/{id}/keys', { path, query: { ...query, status: 'all' }, signal }),
    ),
  ]);
  return [
    ...members.map(({ id, name }) => [actorValue('user', id), name] as const),
    ...keys.map(
      ({ id, name, status }) =>
        [
          actorValue('api_key', id),
          status === 'revoked' ? `${name} (API), revoked` : `${name} (API)`,
        ] as const,
    ),
  ];
}
