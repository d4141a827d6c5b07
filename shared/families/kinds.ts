import { kindOf, type RecordKind } from '#shared/records/kind.ts';
import { checkout } from './checkouts/record.ts';
import { comment } from './comments/record.ts';
import { contact } from './contacts/record.ts';
import { event } from './events/record.ts';
import { issue } from './issues/record.ts';
import { item } from './items/record.ts';
import { key } from './keys/record.ts';
import { kit } from './kits/record.ts';
import { location } from './locations/record.ts';
import { reservation } from './reservations/record.ts';
import { user } from './users/record.ts';
import { webhook } from './webhooks/record.ts';

const resources = [
  ...[kindOf(key), kindOf(user), kindOf(comment)],
  ...[kindOf(item), kindOf(kit), kindOf(location), kindOf(contact)],
  ...[kindOf(reservation), kindOf(checkout), kindOf(event), kindOf(issue)],
  kindOf(webhook),
];

/** Every kind of record that is stored as one, by the `entity` of its rows. */
export const recordKinds: ReadonlyMap<string, RecordKind> = new Map(
  resources.map((kind) => [kind.name, kind]),
);
