import type { ComponentType } from 'preact';
import { can, canRead } from '#console/api/session.ts';
import { lazy } from '#console/lazy.tsx';
import { CalendarPage } from '#console/pages/calendar/calendar.tsx';
import { ContactsPage } from '#console/pages/contacts/contacts.tsx';
import { DeletedPage } from '#console/pages/deleted/deleted.tsx';
import { ItemPage } from '#console/pages/item/item.tsx';
import { ItemsPage } from '#console/pages/items/items.tsx';
import { KitsPage } from '#console/pages/kits/kits.tsx';
import { OverduePage } from '#console/pages/overdue/overdue.tsx';
import { PlacesPage } from '#console/pages/places/places.tsx';
import { CheckoutsPage } from '#console/pages/records/list/checkouts.tsx';
import { IssuesPage } from '#console/pages/records/list/issues.tsx';
import { ReservationsPage } from '#console/pages/records/list/reservations.tsx';
import { ScanPage } from '#console/pages/scan/scan.tsx';
import { SelectionPage } from '#console/pages/selection/selection.tsx';
import { TodayPage } from '#console/pages/today/today.tsx';
import type { SectionProps } from '#console/route.ts';

const loadAdministration = () => import('#console/pages/administration.ts');

interface Section {
  /** The first part of its path. */
  name: string;
  label: string;
  Page: ComponentType<SectionProps>;
  /** Whether the navigation shows it to this member. */
  isOffered: () => boolean;
}

/** The sections of the console in groups, in the order of the navigation. */
export const sectionGroups: readonly (readonly Section[])[] = [
  [
    {
      name: 'today',
      label: 'Today',
      Page: TodayPage,
      isOffered: () => true,
    },
    {
      name: '',
      label: 'Equipment',
      Page: ItemsPage,
      isOffered: () => canRead('content.items'),
    },
    {
      name: 'items',
      label: 'Item',
      Page: ItemPage,
      isOffered: () => false,
    },
    {
      name: 'selection',
      label: 'Selection',
      Page: SelectionPage,
      isOffered: () => false,
    },
    {
      name: 'kits',
      label: 'Kits',
      Page: KitsPage,
      isOffered: () => canRead('content.items'),
    },
    {
      name: 'scan',
      label: 'Scan',
      Page: ScanPage,
      isOffered: () => canRead('content.items'),
    },
  ],
  [
    {
      name: 'calendar',
      label: 'Calendar',
      Page: CalendarPage,
      isOffered: () => canRead('action.reserve', 'action.checkout'),
    },
    {
      name: 'timeline',
      label: 'Timeline',
      Page: lazy(() => import('#console/pages/timeline/timeline.tsx'), 'TimelinePage'),
      isOffered: () => canRead('action.reserve', 'action.checkout') && canRead('content.items'),
    },
    {
      name: 'reservations',
      label: 'Reservations',
      Page: ReservationsPage,
      isOffered: () => canRead('action.reserve'),
    },
    {
      name: 'checkouts',
      label: 'Checkouts',
      Page: CheckoutsPage,
      isOffered: () => canRead('action.checkout'),
    },
    {
      name: 'issues',
      label: 'Issues',
      Page: IssuesPage,
      isOffered: () => canRead('action.issue'),
    },
    {
      name: 'overdue',
      label: 'Overdue',
      Page: OverduePage,
      isOffered: () => canRead('action.checkout', 'action.reserve', 'action.issue'),
    },
    {
      name: 'reports',
      label: 'Reports',
      Page: lazy(() => import('#console/pages/reports/reports.tsx'), 'ReportsPage'),
      isOffered: () => canRead('action.checkout', 'action.issue'),
    },
  ],
  [
    {
      name: 'places',
      label: 'Places',
      Page: PlacesPage,
      isOffered: () => canRead('content.locations'),
    },
    {
      name: 'contacts',
      label: 'Contacts',
      Page: ContactsPage,
      isOffered: () => canRead('content.contacts'),
    },
    {
      name: 'import',
      label: 'Import',
      Page: lazy(() => import('#console/pages/import/import.tsx'), 'ImportPage'),
      isOffered: () => can('content.items', 'content.locations', 'content.contacts'),
    },
    {
      name: 'deleted',
      label: 'Deleted',
      Page: DeletedPage,
      isOffered: () =>
        canRead('content.items', 'content.locations', 'content.contacts') ||
        canRead('action.reserve', 'action.issue'),
    },
  ],
  [
    {
      name: 'keys',
      label: 'API keys',
      Page: lazy(loadAdministration, 'KeysPage'),
      isOffered: () => can('admin.account'),
    },
    {
      name: 'webhooks',
      label: 'Webhooks',
      Page: lazy(loadAdministration, 'WebhooksPage'),
      isOffered: () => can('admin.account'),
    },
    {
      name: 'activity',
      label: 'Activity',
      Page: lazy(loadAdministration, 'ActivityPage'),
      isOffered: () => can('admin.account'),
    },
    {
      name: 'members',
      label: 'Members',
      Page: lazy(loadAdministration, 'MembersPage'),
      isOffered: () => true,
    },
    {
      name: 'notifications',
      label: 'Notifications',
      Page: lazy(loadAdministration, 'NotificationsPage'),
      isOffered: () => false,
    },
    {
      name: 'settings',
      label: 'Settings',
      Page: lazy(loadAdministration, 'SettingsPage'),
      isOffered: () => true,
    },
  ],
];

export const sections = sectionGroups.flat();
