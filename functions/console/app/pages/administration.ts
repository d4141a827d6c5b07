/** The pages of those who run an account, and that of the notifications, in one file. */
export { ActivityPage } from './activity/activity.tsx';
export { KeysPage } from './keys/keys.tsx';
export { MembersPage } from './members/members.tsx';
export { NotificationsPage } from './notifications/notifications.tsx';
export { SettingsPage } from './settings/settings.tsx';
export { WebhooksPage } from './webhooks/webhooks.tsx';
