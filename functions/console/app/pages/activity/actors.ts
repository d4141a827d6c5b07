import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { signedIn } from '#console/api/session.ts';
import { pageMax } from '#shared/limits.ts';
import { actorValue } from './activity-query.ts';
import { nameKey, type RecordNames } from './entry-names.ts';

type ActorOption = readonly [value: string, label: string];

interface Actors {
  /** The choices of the filter. */
  options: ActorOption[];
  names: RecordNames;
}

/** The members and keys of the account, also those who left and those that were revoked. */
export async function readActors(signal: AbortSignal): Promise<Actors> {
  const path = { id: signedIn().account.id };
  const query = { limit: pageMax };
  const [members, keys] = await Promise.all([
    readAll(pages(api, '/v1/directory/users', { query, signal })),
    readAll(
      pages(api, '/v1/accounts/{id}/keys', { path, query: { ...query, status: 'all' }, signal }),
    ),
  ]);
  const options = [
    ...members.map(({ id, name }) => [actorValue('user', id), name] as const),
    ...keys.map(({ id, name, status }) => {
      const label = status === 'revoked' ? `${name} (API), revoked` : `${name} (API)`;
      return [actorValue('api_key', id), label] as const;
    }),
  ];
  const names = new Map([
    ...members.map(({ id, name }) => [nameKey('user', id), name] as const),
    ...keys.map(({ id, name }) => [nameKey('key', id), name] as const),
  ]);
  return { options, names };
}
