import { checkoutWrites, issueWrites, reservationWrites } from './bookings.ts';
import { commentWrites, contactWrites, itemWrites, locationWrites } from './content.ts';
import { eventWrites } from './events.ts';
import { fileWrites } from './files.ts';
import {
  keyWrites,
  memberWrites,
  notificationWrites,
  pushWrites,
  sessionWrites,
} from './provisioning.ts';
import { restorations } from './restorations.ts';
import { kitWrites, stockWrites } from './stock.ts';
import { webhookWrites } from './webhooks.ts';
import type { Arrange } from './write.ts';

/** Calls of every endpoint that writes: by its name, and where it goes several ways, by which. */
export const writes: Readonly<Record<string, Arrange>> = {
  ...itemWrites,
  ...fileWrites,
  ...locationWrites,
  ...contactWrites,
  ...reservationWrites,
  ...checkoutWrites,
  ...stockWrites,
  ...kitWrites,
  ...issueWrites,
  ...eventWrites,
  ...commentWrites,
  ...restorations,
  ...keyWrites,
  ...memberWrites,
  ...sessionWrites,
  ...notificationWrites,
  ...pushWrites,
  ...webhookWrites,
};
