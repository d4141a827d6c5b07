import * as z from 'zod/mini';
import { flagParameter } from '#shared/fields/parameters.ts';
import { PageQuery } from '#shared/fields/query.ts';
import { Count, Id, Instant, Named } from '#shared/fields/record.ts';

const notificationKinds = [
  'checkout_due_soon',
  'checkout_overdue',
  'reservation_starting',
  'issue_assigned',
  'issue_deadline',
  'inventory_low',
  'inspection_due',
  'maintenance_due',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The subjects of notifications. */
const notifyingResources = ['item', 'reservation', 'checkout', 'issue'] as const;
export type NotifyingResource = (typeof notifyingResources)[number];

export const Notification = z.strictObject({
  id: Id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  object_type: z.enum(notifyingResources),
  object_id: Id,
  object: Named,
  /** The moment that it is about. */
  at: Instant,
  read_at: z.nullable(Instant),
  created_at: Instant,
});
export type Notification = z.infer<typeof Notification>;

export const NotificationQuery = z.extend(PageQuery, { unread: flagParameter() });
export type NotificationQuery = z.output<typeof NotificationQuery>;

export const ReadCount = z.strictObject({ read: Count });
