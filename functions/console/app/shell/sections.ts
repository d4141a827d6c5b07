import type { ComponentType } from 'preact';
import { can, canRead } from '#console/api/session.ts';
import { lazy } from '#console/lazy.tsx';
import type { SectionProps } from '#console/route.ts';

interface Section {
  /** The first part of its path. */
  name: string;
  label: string;
  Page: ComponentType<SectionProps>;
  /** Whether the navigation shows it to this member. */
  isOffered: () => boolean;
}

/** The sections of the console, in the order of the navigation. */
export const sections: readonly Section[] = [
  {
    name: 'today',
    label: 'Today',
    Page: lazy(() => import('#console/pages/today/today.tsx'), 'TodayPage'),
    isOffered: () => true,
  },
  {
    name: '',
    label: 'Equipment',
    Page: lazy(() => import('#console/pages/items/items.tsx'), 'ItemsPage'),
    isOffered: () => true,
  },
  {
    name: 'items',
    label: 'Item',
    Page: lazy(() => import('#console/pages/item/item.tsx'), 'ItemPage'),
    isOffered: () => false,
  },
  {
    name: 'selection',
    label: 'Selection',
    Page: lazy(() => import('#console/pages/selection/selection.tsx'), 'SelectionPage'),
    isOffered: () => false,
  },
  {
    name: 'kits',
    label: 'Kits',
    Page: lazy(() => import('#console/pages/kits/kits.tsx'), 'KitsPage'),
    isOffered: () => canRead('content.items'),
  },
  {
    name: 'scan',
    label: 'Scan',
    Page: lazy(() => import('#console/pages/scan/scan.tsx'), 'ScanPage'),
    isOffered: () => canRead('content.items'),
  },
  {
    name: 'calendar',
    label: 'Calendar',
    Page: lazy(() => import('#console/pages/calendar/calendar.tsx'), 'CalendarPage'),
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
    Page: lazy(() => import('#console/pages/records/list/reservations.tsx'), 'ReservationsPage'),
    isOffered: () => canRead('action.reserve'),
  },
  {
    name: 'checkouts',
    label: 'Checkouts',
    Page: lazy(() => import('#console/pages/records/list/checkouts.tsx'), 'CheckoutsPage'),
    isOffered: () => canRead('action.checkout'),
  },
  {
    name: 'issues',
    label: 'Issues',
    Page: lazy(() => import('#console/pages/records/list/issues.tsx'), 'IssuesPage'),
    isOffered: () => canRead('action.issue'),
  },
  {
    name: 'overdue',
    label: 'Overdue',
    Page: lazy(() => import('#console/pages/overdue/overdue.tsx'), 'OverduePage'),
    isOffered: () => canRead('action.checkout', 'action.reserve', 'action.issue'),
  },
  {
    name: 'reports',
    label: 'Reports',
    Page: lazy(() => import('#console/pages/reports/reports.tsx'), 'ReportsPage'),
    isOffered: () => canRead('action.checkout', 'action.issue'),
  },
  {
    name: 'places',
    label: 'Places',
    Page: lazy(() => import('#console/pages/places/places.tsx'), 'PlacesPage'),
    isOffered: () => canRead('content.locations'),
  },
  {
    name: 'contacts',
    label: 'Contacts',
    Page: lazy(() => import('#console/pages/contacts/contacts.tsx'), 'ContactsPage'),
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
    Page: lazy(() => import('#console/pages/deleted/deleted.tsx'), 'DeletedPage'),
    isOffered: () =>
      canRead('content.items', 'content.locations', 'content.contacts') ||
      canRead('action.reserve', 'action.issue'),
  },
  {
    name: 'keys',
    label: 'API keys',
    Page: lazy(() => import('#console/pages/keys/keys.tsx'), 'KeysPage'),
    isOffered: () => can('admin.account'),
  },
  {
    name: 'webhooks',
    label: 'Webhooks',
    Page: lazy(() => import('#console/pages/webhooks/webhooks.tsx'), 'WebhooksPage'),
    isOffered: () => can('admin.account'),
  },
  {
    name: 'activity',
    label: 'Activity',
    Page: lazy(() => import('#console/pages/activity/activity.tsx'), 'ActivityPage'),
    isOffered: () => can('admin.account'),
  },
  {
    name: 'members',
    label: 'Members',
    Page: lazy(() => import('#console/pages/members/members.tsx'), 'MembersPage'),
    isOffered: () => true,
  },
  {
    name: 'notifications',
    label: 'Notifications',
    Page: lazy(() => import('#console/pages/notifications/notifications.tsx'), 'NotificationsPage'),
    isOffered: () => false,
  },
  {
    name: 'settings',
    label: 'Settings',
    Page: lazy(() => import('#console/pages/settings/settings.tsx'), 'SettingsPage'),
    isOffered: () => true,
  },
];
