import { pages } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { useLoad } from '#console/api/use-load.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { pageMax } from '#shared/limits.ts';
import type { ItemFilters } from './item-query.ts';

/** The names of the records that filters hold by id. */
export type FilterNames = ReturnType<typeof useFilterNames>;

export function useFilterNames(filters: ItemFilters) {
  return {
    location_id: useNamed(filters.location_id, 'place', findPlace),
    supplier_id: useNamed(filters.supplier_id, 'contact', findContact),
    responsible_user_id: useNamed(filters.responsible_user_id, 'member', findMember),
  };
}

/** Looks up the names of the records that a list is filtered by. */
export function useNames(ids: { location_id: string; contact_id: string; user_id: string }) {
  return {
    location_id: useNamed(ids.location_id, 'place', findPlace),
    contact_id: useNamed(ids.contact_id, 'contact', findContact),
    user_id: useNamed(ids.user_id, 'member', findMember),
  };
}

type Find = (id: string, signal: AbortSignal) => Promise<Choice | undefined>;

/** The record with an id; it has its name once that is loaded. */
function useNamed(id: string, kind: string, find: Find): Choice | undefined {
  const { data, problem } = useLoad(
    async (signal) => (id === '' ? undefined : { id, record: await find(id, signal) }),
    [id],
  );
  if (id === '') return undefined;
  if (data?.id === id && data.record) return data.record;
  return { id: Number(id), name: problem || data?.id === id ? `${kind} ${id}` : '…' };
}

const findPlace: Find = async (id, signal) => {
  const params = { path: { id: Number(id) } };
  return (await orThrow(api.GET('/v1/locations/{id}', { params, signal }))).data;
};

const findContact: Find = async (id, signal) => {
  const params = { path: { id: Number(id) } };
  return (await orThrow(api.GET('/v1/contacts/{id}', { params, signal }))).data;
};

const findMember: Find = async (id, signal) => {
  const members = pages(api, '/v1/directory/users', { query: { limit: pageMax }, signal });
  for await (const member of members) if (String(member.id) === id) return member;
  return undefined;
};
