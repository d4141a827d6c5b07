import * as z from 'zod/mini';
import { HistoryEntry } from '#shared/fields/history.ts';
import { pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { route } from '#shared/routes/route.ts';
import {
  ItemsMove,
  ItemsUpdate,
  LabelMeaning,
  LabelsLookup,
  Stocktake,
  StocktakeResult,
} from './batch-fields.ts';
import { CalendarEntry, CalendarQuery } from './calendar-fields.ts';
import { Item, ItemCreate, ItemLookup, ItemQuery, ItemUpdate } from './fields.ts';
import { ConditionBody, InventoryBody, MoveBody } from './operation-fields.ts';

const read = { access: 'items:read', permissions: ['content.items'] } as const;
const write = {
  access: 'items:write',
  permissions: ['content.items'],
  writes: ['item', 'location'],
} as const;

export const list = route({
  method: 'GET',
  path: '/v1/items',
  summary: 'List items',
  ...read,
  query: ItemQuery,
  status: 200,
  data: listOf(Item),
  list: true,
});

export const create = route({
  method: 'POST',
  path: '/v1/items',
  summary: 'Create an item',
  ...write,
  body: ItemCreate,
  status: 201,
  data: Item,
});

export const lookup = route({
  method: 'GET',
  path: '/v1/items/lookup',
  summary: 'Find items by a scanned label',
  ...read,
  query: ItemLookup,
  status: 200,
  data: listOf(Item),
  list: true,
});

export const get = route({
  method: 'GET',
  path: '/v1/items/{id}',
  summary: 'Get an item',
  ...read,
  status: 200,
  data: Item,
});

export const update = route({
  method: 'PATCH',
  path: '/v1/items/{id}',
  summary: 'Change an item',
  ...write,
  body: ItemUpdate,
  status: 200,
  data: Item,
});

export const putByRef = route({
  method: 'PUT',
  path: '/v1/items/by-ref/{ref}',
  summary: 'Create an item, or change the one that has this reference',
  ...write,
  body: { either: [ItemCreate, ItemUpdate] },
  status: 200,
  mayCreate: true,
  data: Item,
});

export const remove = route({
  method: 'DELETE',
  path: '/v1/items/{id}',
  summary: 'Delete an item',
  ...write,
  status: 204,
});

export const updateMany = route({
  method: 'PATCH',
  path: '/v1/items',
  summary: 'Change several items at once',
  ...write,
  body: ItemsUpdate,
  status: 200,
  data: z.array(Item),
});

export const moveMany = route({
  method: 'POST',
  path: '/v1/items/move',
  summary: 'Move several items to a location',
  ...write,
  permissions: ['content.items', 'action.location'],
  body: ItemsMove,
  status: 201,
  data: z.array(Item),
});

export const lookupMany = route({
  method: 'POST',
  path: '/v1/items/lookup',
  summary: 'Find out what several labels mean',
  ...read,
  body: LabelsLookup,
  status: 201,
  data: z.array(LabelMeaning),
});

export const takeStock = route({
  method: 'POST',
  path: '/v1/items/stocktake',
  summary: 'Note that several items were seen',
  ...write,
  permissions: ['content.items', 'action.inventory'],
  body: Stocktake,
  status: 201,
  data: StocktakeResult,
});

export const setCondition = route({
  method: 'POST',
  path: '/v1/items/{id}/condition',
  summary: 'Set the condition of an item',
  ...write,
  permissions: ['content.items', 'action.condition'],
  body: ConditionBody,
  status: 201,
  data: Item,
});

export const move = route({
  method: 'POST',
  path: '/v1/items/{id}/location',
  summary: 'Move an item to a location',
  ...write,
  permissions: ['content.items', 'action.location'],
  body: MoveBody,
  status: 201,
  data: Item,
});

export const takeInventory = route({
  method: 'POST',
  path: '/v1/items/{id}/inventory',
  summary: 'Note that an item was seen, or move its stock',
  ...write,
  permissions: ['content.items', 'action.inventory'],
  body: InventoryBody,
  status: 201,
  data: Item,
});

export const history = route({
  method: 'GET',
  path: '/v1/items/{id}/history',
  summary: 'List what happened to an item',
  ...read,
  query: pageQuery(),
  status: 200,
  data: z.array(HistoryEntry),
  list: true,
});

export const calendar = route({
  method: 'GET',
  path: '/v1/items/{id}/calendar',
  summary: 'Show when an item is booked, and out',
  ...read,
  query: CalendarQuery,
  status: 200,
  data: z.array(CalendarEntry),
  list: true,
});
