import type { Call } from '#shared/call.ts';
import type { ChangeResource } from '#shared/families/changes/event-types.ts';
import type { FeedEvent } from '#shared/families/changes/feed.ts';
import { showChanges } from '#shared/families/changes/show-changes.ts';
import { familyOfRecord } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { inDeclaredOrder } from '#shared/http/middleware/wire-order.ts';
import { internalCall } from '#shared/internal-call.ts';
import { findInAnyState } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import type { View } from '#shared/records/view.ts';
import type { NewDelivery } from './delivery.ts';

/** In bytes. A row has 400 KB (AWS limit), and holds what was answered besides. */
const largestBody = 256_000;

/** Composes the body for a change, which is the same for every webhook and attempt. */
export async function compose(
  account: number,
  change: FeedEvent,
  now: number,
): Promise<NewDelivery> {
  const { resource, resource_id, actor } = change;
  // A checkout is overdue from one second after its due time, which may be the present one.
  const isOverdue = change.type === 'checkout.overdue';
  const time = isOverdue ? Math.max(now, Date.parse(change.at) + 1000) : now;
  const call = internalCall({ accountId: account, actor }, time);
  const [[event], data] = await Promise.all([
    showChanges(account, [change]),
    readShown(call, resource, resource_id),
  ]);
  const whole = JSON.stringify({ ...event, data });
  const body =
    Buffer.byteLength(whole) <= largestBody
      ? whole
      : JSON.stringify({ ...event, changes: [], data: null });
  const { id, type, version } = change;
  return { event: id, type, resource, resource_id, version, body };
}

/** A record as a GET shows it; a deleted one as it was deleted; null where it was purged. */
async function readShown(call: Call, resource: ChangeResource, id: number): Promise<unknown> {
  const view = await readView(resource);
  const row = await findInAnyState(call, resource, id);
  if (!row || row.entity === 'purged') return null;
  const [shownRecord] = await view.show(call, [fromRow(view.resource, row)]);
  return shownRecord === undefined ? null : inDeclaredOrder(view.schema, shownRecord);
}

/** The view of a kind of record, as `itemView` in the `item-view.ts` of its family. */
export async function readView(resource: ChangeResource): Promise<View<BaseRecord, unknown>> {
  const family = familyOfRecord(resource);
  const module: Record<string, unknown> = await import(
    /* @vite-ignore */ `../${family}/${resource}-view.ts`
  );
  return module[`${resource}View`] as View<BaseRecord, unknown>;
}
