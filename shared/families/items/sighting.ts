import type { Call } from '#shared/call.ts';
import { momentOf } from '#shared/records/occurrence.ts';
import type { ItemRecord } from './record.ts';

type Sighting = Pick<ItemRecord, 'last_inventory_at' | 'last_inventory_by'>;

/** When and by whom an item was last seen: a stock-take that is reported late hides no later one. */
export function sighting(call: Call, { last_inventory_at: last }: ItemRecord): Partial<Sighting> {
  const moment = momentOf(call);
  if (call.occurredAt !== undefined && last !== null && last > moment) return {};
  return { last_inventory_at: moment, last_inventory_by: call.caller.actor };
}
