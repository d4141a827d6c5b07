import type { ComponentChildren } from 'preact';
import { page } from '#client/pages.ts';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { can, canRead } from '#console/api/session.ts';
import type { PageQuery } from '#console/api/use-pages.ts';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { describe } from '#console/pages/items/state.ts';
import { formatWindow } from '#console/time.ts';
import { DeletedRecords } from './deleted-records.tsx';

const deletedPart = (part: PageQuery, signal?: AbortSignal) => ({
  query: { ...part, deleted: true as const },
  ...(signal ? { signal } : {}),
});

const at = (id: number) => ({ params: { path: { id } } });

export function DeletedItems() {
  return (
    <DeletedRecords
      kind={{
        plural: 'items',
        section: 'items',
        read: (part, signal) => page(api, '/v1/items', deletedPart(part, signal)),
        describe,
        restore: async (id) => {
          await orThrow(api.POST('/v1/items/{id}/restore', at(id)));
          forgetItems();
        },
        isRestoredBy: () => can('content.items'),
      }}
    />
  );
}

function DeletedPlaces() {
  return (
    <DeletedRecords
      kind={{
        plural: 'places',
        section: 'places',
        read: (part, signal) => page(api, '/v1/locations', deletedPart(part, signal)),
        describe: ({ parent }) => (parent ? `in ${parent.name}` : ''),
        restore: (id) => orThrow(api.POST('/v1/locations/{id}/restore', at(id))),
        isRestoredBy: () => can('content.locations'),
      }}
    />
  );
}

function DeletedContacts() {
  return (
    <DeletedRecords
      kind={{
        plural: 'contacts',
        section: 'contacts',
        read: (part, signal) => page(api, '/v1/contacts', deletedPart(part, signal)),
        describe: ({ email, city }) => [email, city].filter(Boolean).join(' · '),
        restore: (id) => orThrow(api.POST('/v1/contacts/{id}/restore', at(id))),
        isRestoredBy: () => can('content.contacts'),
      }}
    />
  );
}

function DeletedReservations() {
  return (
    <DeletedRecords
      kind={{
        plural: 'reservations',
        section: 'reservations',
        read: (part, signal) => page(api, '/v1/reservations', deletedPart(part, signal)),
        describe: ({ start_time, end_time }) => formatWindow(start_time, end_time),
        restore: (id) => orThrow(api.POST('/v1/reservations/{id}/restore', at(id))),
        isRestoredBy: () => can('action.reserve'),
      }}
    />
  );
}

function DeletedIssues() {
  return (
    <DeletedRecords
      kind={{
        plural: 'issues',
        section: 'issues',
        read: (part, signal) => page(api, '/v1/issues', deletedPart(part, signal)),
        describe: ({ items }) => items.map(({ name }) => name).join(', '),
        restore: (id) => orThrow(api.POST('/v1/issues/{id}/restore', at(id))),
        isRestoredBy: () => can('action.issue'),
      }}
    />
  );
}

interface Kind {
  name: string;
  label: string;
  isReadable: () => boolean;
  list: () => ComponentChildren;
}

/** What can be restored, in the order of the navigation. */
export const deletedKinds: readonly Kind[] = [
  {
    name: 'items',
    label: 'Equipment',
    isReadable: () => canRead('content.items'),
    list: () => <DeletedItems />,
  },
  {
    name: 'reservations',
    label: 'Reservations',
    isReadable: () => canRead('action.reserve'),
    list: () => <DeletedReservations />,
  },
  {
    name: 'issues',
    label: 'Issues',
    isReadable: () => canRead('action.issue'),
    list: () => <DeletedIssues />,
  },
  {
    name: 'places',
    label: 'Places',
    isReadable: () => canRead('content.locations'),
    list: () => <DeletedPlaces />,
  },
  {
    name: 'contacts',
    label: 'Contacts',
    isReadable: () => canRead('content.contacts'),
    list: () => <DeletedContacts />,
  },
];
