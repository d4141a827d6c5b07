import type { Call } from '#shared/call.ts';
import { callAt } from '#shared/records/occurrence.ts';
import { bodyReferences } from '#shared/records/references.ts';
import { changeMany } from './change-many.ts';
import { itemView } from './item-view.ts';
import type { ItemsMove } from './operation-fields.ts';
import { item } from './record.ts';

/** Moves several items to one location or to none, and their home if requested. */
export function moveItems(arrival: Call, body: ItemsMove) {
  const { iid, location_id, set_home, remarks, occurred_at } = body;
  const call = callAt(arrival, occurred_at);
  const changes = { location_id, ...(set_home ? { home_location_id: location_id } : {}) };
  return changeMany(call, iid, {
    references: bodyReferences(item, { location_id }),
    occasion: { action: 'location', remarks },
    changes: () => changes,
    show: (after, _before, names) => itemView.show(call, after, { names }),
  });
}
