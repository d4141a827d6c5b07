import { get } from '#console/api/call.ts';
import { getAll } from '#console/api/pages.ts';
import type { Contact, DirectoryEntry, Location } from '#console/api/records.ts';
import { useLoad } from '#console/api/use-load.ts';
import type { Choice } from '#console/ui/picker.tsx';
import type { ItemFilters } from './item-query.ts';

/** The records that filters name by their ids. */
export type FilterNames = ReturnType<typeof useFilterNames>;

export function useFilterNames(filters: ItemFilters) {
  return {
    location_id: useNamed(filters.location_id, 'place', findPlace),
    supplier_id: useNamed(filters.supplier_id, 'contact', findContact),
    responsible_user_id: useNamed(filters.responsible_user_id, 'member', findMember),
  };
}

type Find = (id: string, signal: AbortSignal) => Promise<Choice | undefined>;

/** The record of an id, by its name as soon as that is there. */
function useNamed(id: string, kind: string, find: Find): Choice | undefined {
  const { data, problem } = useLoad(
    async (signal) => (id === '' ? undefined : { id, found: await find(id, signal) }),
    [id],
  );
  if (id === '') return undefined;
  if (data?.id === id && data.found) return data.found;
  return { id: Number(id), name: problem || data?.id === id ? `${kind} ${id}` : '…' };
}

const findPlace: Find = async (id, signal) =>
  (await get<Location>(`/v1/locations/${id}`, { signal })).data;

const findContact: Find = async (id, signal) =>
  (await get<Contact>(`/v1/contacts/${id}`, { signal })).data;

const findMember: Find = async (id, signal) => {
  const members = await getAll<DirectoryEntry>('/v1/directory/users', {}, { signal });
  return members.find((member) => String(member.id) === id);
};
