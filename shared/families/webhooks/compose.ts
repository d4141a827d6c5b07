import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Call } from '#shared/call.ts';
import type { ChangeResource } from '#shared/families/changes/event-types.ts';
import type { FeedEvent } from '#shared/families/changes/feed.ts';
import { showChanges } from '#shared/families/changes/show-changes.ts';
import { checkoutView } from '#shared/families/checkouts/checkout-view.ts';
import { Checkout } from '#shared/families/checkouts/fields.ts';
import { contactView } from '#shared/families/contacts/contact-view.ts';
import { Contact } from '#shared/families/contacts/fields.ts';
import { eventView } from '#shared/families/events/event-view.ts';
import { Event } from '#shared/families/events/fields.ts';
import { Issue } from '#shared/families/issues/fields.ts';
import { issueView } from '#shared/families/issues/issue-view.ts';
import { Item } from '#shared/families/items/fields.ts';
import { itemView } from '#shared/families/items/item-view.ts';
import { Kit } from '#shared/families/kits/fields.ts';
import { kitView } from '#shared/families/kits/kit-view.ts';
import { Location } from '#shared/families/locations/fields.ts';
import { locationView } from '#shared/families/locations/location-view.ts';
import { Reservation } from '#shared/families/reservations/fields.ts';
import { reservationView } from '#shared/families/reservations/reservation-view.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { inDeclaredOrder } from '#shared/http/middleware/wire-order.ts';
import { findEver } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import type { View } from '#shared/records/view.ts';
import { formatInstant } from '#shared/time.ts';
import type { NewDelivery } from './delivery.ts';

/** In bytes. A row has 400 KB (AWS limit), and holds what was answered besides. */
const largestBody = 256_000;

type ReadShown = (call: Call, resource: ChangeResource, id: number) => Promise<unknown>;

const readers: Record<ChangeResource, ReadShown> = {
  item: readBy(itemView, Item),
  kit: readBy(kitView, Kit),
  location: readBy(locationView, Location),
  contact: readBy(contactView, Contact),
  reservation: readBy(reservationView, Reservation),
  checkout: readBy(checkoutView, Checkout),
  event: readBy(eventView, Event),
  issue: readBy(issueView, Issue),
};

/** Reads a record as a GET shows it; a deleted one as it was deleted; null where it was purged. */
function readBy<R extends BaseRecord, V>(view: View<R, V>, schema: z.ZodMiniType<V>): ReadShown {
  return async (call, resource, id) => {
    const row = await findEver(call, resource, id);
    if (!row || row.entity === 'purged') return null;
    const [shown] = await view.show(call, [fromRow(view.resource, row)]);
    return shown === undefined ? null : inDeclaredOrder(schema, shown);
  };
}

/** What is sent of a change: the same to every webhook, and with each attempt. */
export async function compose(
  account: number,
  change: FeedEvent,
  now: number,
): Promise<NewDelivery> {
  const { resource, resource_id, actor } = change;
  const call: Call = {
    caller: { accountId: account, actor },
    requestId: randomUUID(),
    now: formatInstant(now),
    arrivedAt: now,
  };
  const [[event], data] = await Promise.all([
    showChanges(account, [change]),
    readers[resource](call, resource, resource_id),
  ]);
  const whole = JSON.stringify({ ...event, data });
  const body =
    Buffer.byteLength(whole) <= largestBody
      ? whole
      : JSON.stringify({ ...event, changes: [], data: null });
  const { id, type, version } = change;
  return { event: id, type, resource, resource_id, version, body };
}
