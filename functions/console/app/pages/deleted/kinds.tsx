import type { ComponentChildren } from 'preact';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Permission } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import type { PageQuery } from '#console/api/use-pages.ts';
import { formatCount } from '#console/format-count.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { describe } from '#console/pages/items/state.ts';
import { formatWindow } from '#console/time.ts';
import { itemsIn } from '#console/ui/booked-items.ts';
import { type DeletedKind, type DeletedRecord, DeletedRecords } from './deleted-records.tsx';

const deletedPart = (part: PageQuery, signal?: AbortSignal) => ({
  query: { ...part, deleted: true as const },
  ...(signal ? { signal } : {}),
});

const at = (id: number) => ({ params: { path: { id } } });

interface Kind {
  name: string;
  label: string;
  isReadable: () => boolean;
  list: () => ComponentChildren;
}

/** A kind of deleted records; the permission says who may restore them, and who may read them. */
function kindOf<One extends DeletedRecord>(
  label: string,
  permission: Permission,
  kind: Omit<DeletedKind<One>, 'isRestoredBy'>,
): Kind {
  const isRestoredBy = () => can(permission);
  return {
    name: kind.section,
    label,
    isReadable: () => canRead(permission),
    list: () => <DeletedRecords kind={{ ...kind, isRestoredBy }} />,
  };
}

const items = kindOf('Equipment', 'content.items', {
  section: 'items',
  read: (part, signal) => page(api, '/v1/items', deletedPart(part, signal)),
  describe,
  restore: async (id) => {
    await orThrow(api.POST('/v1/items/{id}/restore', at(id)));
    forgetItems();
  },
});

export const DeletedItems = items.list;

/** The kinds of records that can be restored, in the order of the navigation. */
export const deletedKinds: readonly Kind[] = [
  items,
  kindOf('Kits', 'content.items', {
    section: 'kits',
    read: (part, signal) => page(api, '/v1/kits', deletedPart(part, signal)),
    describe: (kit) => formatCount(itemsIn(kit).length, 'item'),
    restore: (id) => orThrow(api.POST('/v1/kits/{id}/restore', at(id))),
  }),
  kindOf('Reservations', 'action.reserve', {
    section: 'reservations',
    read: (part, signal) => page(api, '/v1/reservations', deletedPart(part, signal)),
    describe: ({ start_time, end_time }) => formatWindow(start_time, end_time),
    restore: (id) => orThrow(api.POST('/v1/reservations/{id}/restore', at(id))),
  }),
  kindOf('Issues', 'action.issue', {
    section: 'issues',
    read: (part, signal) => page(api, '/v1/issues', deletedPart(part, signal)),
    describe: ({ items }) => items.map(({ name }) => name).join(', '),
    restore: (id) => orThrow(api.POST('/v1/issues/{id}/restore', at(id))),
  }),
  kindOf('Places', 'content.locations', {
    section: 'places',
    read: (part, signal) => page(api, '/v1/locations', deletedPart(part, signal)),
    describe: ({ parent }) => (parent ? `in ${parent.name}` : ''),
    restore: (id) => orThrow(api.POST('/v1/locations/{id}/restore', at(id))),
  }),
  kindOf('Contacts', 'content.contacts', {
    section: 'contacts',
    read: (part, signal) => page(api, '/v1/contacts', deletedPart(part, signal)),
    describe: ({ email, city }) => [email, city].filter(Boolean).join(' · '),
    restore: (id) => orThrow(api.POST('/v1/contacts/{id}/restore', at(id))),
  }),
];
