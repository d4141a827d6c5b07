import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { signedIn } from '#console/api/session.ts';
import { pageMax } from '#shared/limits.ts';
import { actorValue } from './activity-query.ts';

/** A choice of the filter by actors. */
export type ActorOption = readonly [value: string, label: string];

interface Member {
  id: number;
  name: string;
}

/** The members of the account, also those who left. */
export function readMembers(signal: AbortSignal): Promise<Member[]> {
  return readAll(pages(api, '/v1/directory/users', { query: { limit: pageMax }, signal }));
}

export const memberOptions = (members: readonly Member[]): ActorOption[] =>
  members.map(({ id, name }) => [actorValue('user', id), name]);

/** The choices of API keys, also of those that were revoked. */
export async function readKeyOptions(signal: AbortSignal): Promise<ActorOption[]> {
  const path = { id: signedIn().account.id };
  const query = { limit: pageMax, status: 'all' } as const;
  const keys = await readAll(pages(api, '/v1/accounts/{id}/keys', { path, query, signal }));
  return keys.map(({ id, name, status }) => {
    const label = status === 'revoked' ? `${name} (API), revoked` : `${name} (API)`;
    return [actorValue('api_key', id), label];
  });
}
