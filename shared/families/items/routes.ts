import * as z from 'zod/mini';
import { PutByRefQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { moves, movesStock, read, setsCondition, write } from './access.ts';
import { CalendarEntry, CalendarQuery } from './calendar-fields.ts';
import { Item, ItemCreate, ItemRecords, ItemUpdate } from './fields.ts';
import {
  ConditionBody,
  InventoryBody,
  ItemsMove,
  ItemsUpdate,
  LabelMeaning,
  LabelsLookup,
  MoveBody,
  Stocktake,
  StocktakeResult,
} from './operation-fields.ts';
import { ItemLookup, ItemQuery } from './queries.ts';
import { ItemValue, ItemValueQuery } from './values.ts';

const records = recordRoutes('item', { read, write });

export const list = records.list({
  description: 'Searches, filters, sorts and syncs.',
  query: ItemQuery,
  data: listOf(Item),
});

export const create = records.create({ body: ItemCreate, data: Item });

export const lookup = route(read, {
  method: 'GET',
  path: '/v1/items/lookup',
  summary: 'Find items by a scanned label',
  description:
    'Finds items by what was scanned: a label, a web address with the label in its `qr` parameter ' +
    'or at its end, or a `unique_id`. The list is empty if nothing is found. Requires `qr` or `q`.',
  query: ItemLookup,
  data: listOf(Item),
  list: true,
});

export const values = route(read, {
  method: 'GET',
  path: '/v1/items/values',
  summary: 'List the values of a field, and how many items have each',
  description:
    'The most used first, each in its most common spelling; at most 2,000. Counts follow a write within seconds.',
  query: ItemValueQuery,
  data: z.array(ItemValue),
  list: true,
});

export const get = records.get({ data: Item });

export const update = records.update({ body: ItemUpdate, data: Item });

export const getByRef = records.getByRef({ data: Item });

export const putByRef = records.putByRef({
  query: PutByRefQuery,
  body: { either: [ItemCreate, ItemUpdate] },
  data: Item,
});

export const putManyByRef = records.putManyByRef({ body: ItemRecords });

export const remove = records.remove({
  description: 'Refused while the item is out, reserved, on an open issue or in a kit.',
  refuses: ['item_in_use'],
});

export const removeByRef = records.removeByRef(['item_in_use']);

export const updateMany = route(write, {
  method: 'PATCH',
  path: '/v1/items',
  summary: 'Change several items at once',
  description: 'All of them in one transaction, or none. A refusal gives the reason for each item.',
  body: ItemsUpdate,
  data: z.array(Item),
});

export const moveMany = route(moves, {
  method: 'POST',
  path: '/v1/items/move',
  summary: 'Move several items to a location',
  description: 'All of them in one transaction, or none.',
  body: ItemsMove,
  data: z.array(Item),
});

export const lookupMany = route(read, {
  method: 'POST',
  path: '/v1/items/lookup',
  permissions: ['content.items'],
  summary: 'Look up several labels',
  description: 'Looks up each label by itself.',
  body: LabelsLookup,
  data: z.array(LabelMeaning),
});

export const takeStock = route(movesStock, {
  method: 'POST',
  path: '/v1/items/stocktake',
  summary: 'Take stock of several items',
  description:
    'All items in one transaction. A location needs the permission to move items, and a condition the ' +
    'permission to set it.',
  refuses: ['item_checked_out', 'item_reserved'],
  body: Stocktake,
  bodyOf: Item,
  data: StocktakeResult,
});

export const setCondition = route(setsCondition, {
  method: 'POST',
  path: '/v1/items/{id}/condition',
  summary: 'Set the condition of an item',
  description: 'Sets any condition. An item that is out or reserved cannot be discarded.',
  refuses: ['item_checked_out', 'item_reserved'],
  body: ConditionBody,
  data: Item,
});

export const move = route(moves, {
  method: 'POST',
  path: '/v1/items/{id}/location',
  summary: 'Move an item to a location',
  body: MoveBody,
  data: Item,
});

export const takeInventory = route(movesStock, {
  method: 'POST',
  path: '/v1/items/{id}/inventory',
  summary: 'Take stock of an item, or move its stock',
  description:
    'Without `action` and `quantity` it is a stock-take: the item was seen now. With them, the stock moves ' +
    'by one conditional write.',
  refuses: ['inventory_not_enabled', 'insufficient_inventory', 'item_checked_out', 'item_reserved'],
  body: InventoryBody,
  data: Item,
});

/** Reservations that were moved meanwhile, and name the item still. */
const reservationCodes = [
  'item_in_use',
  'item_reserved',
  'item_discarded',
  'inventory_not_enabled',
  'insufficient_inventory',
] as const;

export const restore = records.restore(
  { data: Item, checks: ['event', 'reservation'], writes: ['item', 'location', 'issue'] },
  reservationCodes,
);

export const history = records.history(' Its own writes, and those of records that name it.');

export const calendar = route(read, {
  method: 'GET',
  path: '/v1/items/{id}/calendar',
  summary: 'Get the calendar of an item',
  description: 'Ordered by start. Includes past checkouts, not completed reservations.',
  query: CalendarQuery,
  data: z.array(CalendarEntry),
  list: true,
});
