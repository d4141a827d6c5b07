import type * as z from 'zod/mini';
import {
  dayParameter,
  flagParameter,
  idFilterParameter,
  quantityParameter,
  textParameter,
  timeParameter,
  trueParameter,
  wordParameter,
} from '#shared/fields/parameters.ts';
import { deletedFilter, neededBy, orderedWindow, syncedQuery } from '#shared/fields/query.ts';
import { longestWebAddress } from '#shared/fields/texts.ts';
import { itemOrders } from './fields.ts';

export const displays = [
  'all',
  'active',
  'operative',
  'inoperative',
  'discarded',
  'available',
  'checked_out',
  'overdue',
] as const;
export type Display = (typeof displays)[number];

const filters = {
  display: wordParameter(displays),
  location_id: idFilterParameter(),
  include_sublocations: flagParameter(),
  home_location_id: idFilterParameter(),
  responsible_user_id: idFilterParameter(),
  supplier_id: idFilterParameter(),
  type: textParameter(),
  tag: textParameter(),
  serial_number: textParameter(),
  inventory_low: trueParameter(),
  has_open_issues: trueParameter(),
  not_seen_since: timeParameter(),
  expires_before: dayParameter(),
  inspection_before: dayParameter(),
  maintenance_before: dayParameter(),
  attention_before: dayParameter(),
  available_from: timeParameter(),
  available_to: timeParameter(),
  quantity: quantityParameter(),
};
const window = orderedWindow('available_from', 'available_to', { areBoth: true });
const ofStock = neededBy('quantity', 'available_from');
export const ItemQuery = syncedQuery(itemOrders, { ...filters, ...deletedFilter }).check(
  window,
  ofStock,
);
type ListQuery = z.output<typeof ItemQuery>;
/** The query of a list, or of a lookup, which finds nothing that was deleted. */
export type ItemQuery = Omit<ListQuery, 'deleted'> & Partial<Pick<ListQuery, 'deleted'>>;
export const ItemLookup = syncedQuery(itemOrders, {
  ...filters,
  qr: textParameter(longestWebAddress),
}).check(window, ofStock);
export type ItemLookup = z.output<typeof ItemLookup>;
