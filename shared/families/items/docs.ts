import { familyDocs, recordsText, request, response, textsOf } from '#shared/fields/docs.ts';
import { changedItemsMax, itemsMax } from '#shared/limits.ts';
import { MainPicture } from '#shared/resources/files.ts';
import { CalendarEntry } from './calendar-fields.ts';
import {
  Item,
  ItemCreate,
  ItemRecords,
  ItemUpdate,
  itemFields,
  itemStored,
  itemTexts,
} from './fields.ts';
import { Line, ShownLine } from './line-fields.ts';
import {
  ConditionBody,
  ItemStocktake,
  ItemsMove,
  ItemsUpdate,
  LabelMeaning,
  LabelsLookup,
  MoveBody,
  MovedItem,
  OutItem,
  StockMovement,
  Stocktake,
  StocktakeResult,
} from './operation-fields.ts';
import { MaintenancePlan } from './plan-fields.ts';
import { selectedTexts } from './selection-texts.ts';
import { ItemValue } from './values.ts';

const planTexts = {
  name: 'The name, unique among the plans of the item; case and accents do not matter.',
  kind: 'The kind of the events that carry the plan out.',
  every_days: 'Days from one time to the next; or else `every_checkouts`.',
  every_checkouts: 'Checkouts from one time to the next; or else `every_days`.',
  next_on:
    'The day on which it is due. Default: `every_days` after the last time, or after now. With `every_checkouts`, ' +
    'null until enough checkouts were made, then the day of the last one.',
};

const texts = textsOf({ ...itemFields, ...itemStored }, itemTexts);
const plans = { maintenance: { description: itemTexts.maintenance, fields: planTexts } };

const remarks = 'Remarks, for the history of the item.';

export default familyDocs({
  description: 'Equipment: its condition, location, stock and history.',
  responses: {
    Item: response(Item, 'A piece of equipment, or a stock of consumables.', texts, ItemCreate),
    MainPicture: response(MainPicture, 'The main picture of an item or an issue.', {
      id: 'The id of the file.',
      name: 'The file name.',
      url: 'The URL, valid for 15 minutes.',
    }),
    NextReservation: response(
      Item.shape.next_reservation.def.innerType,
      'The next reservation of an item.',
      {
        id: 'The id of the reservation.',
        start_time: 'Start of the reservation.',
        end_time: 'End of the reservation, exclusive.',
      },
    ),
    Holder: response(Item.shape.holder.def.innerType, 'Who has an item that is out.', {
      type: 'A contact, or a member.',
      id: 'The id of the contact or the member.',
      name: 'The name of the contact or the member.',
    }),
    MaintenancePlan: response(MaintenancePlan, 'Recurring maintenance of an item.', {
      ...planTexts,
      last_on: 'The day (UTC) of the latest event of the plan.',
      checkouts_from:
        'The `checkouts_count` of the item when the plan was last carried out, or created; null if it counts days.',
    }),
    Line: response(Line, 'A quantity of a stock item.', {
      item_id: 'The id of the stock item.',
      quantity: 'The quantity.',
    }),
    ShownLine: response(ShownLine, 'A quantity of a stock item on a record.', {
      item_id: 'The id of the stock item.',
      item: 'The stock item.',
      quantity: 'The quantity.',
    }),
    ItemValue: response(ItemValue, 'A value that items have in a field.', {
      value: 'The value, in its most common spelling. For a supplier, the name.',
      count: 'Number of items that have it.',
      supplier_id: 'The id of the supplier, for that field alone.',
    }),
    CalendarEntry: response(
      CalendarEntry,
      'A period in which an item is reserved or checked out.',
      {
        kind: 'A reservation or a checkout.',
        id: 'The id of the reservation or the checkout.',
        name: 'The name.',
        start_time: 'Start of the period.',
        end_time: 'End of the period, exclusive; now, if it is overdue.',
        overdue: 'Whether it is past its end, and still open.',
        quantity:
          'The quantity of a stock that it takes, without what came back while the rest is out; absent where ' +
          'it takes the item whole.',
        contact: 'The contact of the booking.',
        user: 'The member of the booking.',
      },
    ),
    LabelMeaning: response(
      LabelMeaning,
      'What a label belongs to. All else is null if it belongs to nothing.',
      {
        qr: 'The scanned value.',
        resource: 'An item or a location.',
        id: 'The id of the labelled record.',
        name: 'The name of the labelled record.',
        unique_id: 'The visible identifier of the item.',
      },
    ),
    MovedItem: response(MovedItem, 'An item that was at another location before a stock-take.', {
      id: 'The id of the item.',
      from: 'The id of the location before.',
      to: 'The id of the location since.',
    }),
    OutItem: response(OutItem, 'An item that a stock-take saw although it is out.', {
      id: 'The id of the item.',
      checkout_id: 'The id of the checkout that has it.',
      holder: 'Who has it.',
    }),
    StocktakeResult: response(StocktakeResult, 'The result of a stock-take.', {
      seen: 'The items that were seen.',
      moved: 'Items that were at another location before: the ids of that one and of the new one.',
      out: 'Items that were seen although they are checked out. They were not moved.',
      unknown: 'The labels that belong to no item.',
    }),
  },
  requests: {
    ItemsUpdate: request(ItemsUpdate, 'A change of several items.', {
      iid: `The ids of the items, ${changedItemsMax} at most.`,
      set: { description: 'The fields that all of them get.', fields: { ...texts, ...plans } },
      add_tags: 'Tags to add to all of them.',
      remove_tags: 'Tags to remove from all of them.',
    }),
    ItemsMove: request(ItemsMove, 'A move of several items.', {
      iid: `The ids of the items, ${itemsMax} at most.`,
      location_id: 'The id of the location that they move to; null for none.',
      set_home: 'Whether the location also becomes their home.',
      remarks,
    }),
    LabelsLookup: request(LabelsLookup, 'Labels to look up.', {
      qr: 'Scanned labels, or web addresses with labels, at most 100.',
    }),
    Stocktake: request(Stocktake, 'A stock-take of several items.', {
      ...selectedTexts,
      location_id: 'The id of the location where they were seen; absent or null, none is moved.',
      condition: 'The condition seen. If absent, the condition does not change.',
      remarks,
    }),
    ItemCreate: request(ItemCreate, 'A new item.', { ...texts, ...plans }),
    ItemUpdate: request(ItemUpdate, 'The fields of an item that change.', { ...texts, ...plans }),
    ItemRecords: request(ItemRecords, 'Records of items, each with its reference.', {
      records: { description: recordsText, fields: { ...texts, ...plans } },
    }),
    ItemConditionChange: request(ConditionBody, 'The condition of an item.', { ...texts, remarks }),
    ItemMove: request(MoveBody, 'A move of an item.', {
      ...texts,
      location_id: 'The id of the location that the item moves to; null for none.',
      remarks,
      set_home: 'Whether the location also becomes the home of the item.',
    }),
    ItemStocktake: request(ItemStocktake, 'A stock-take of an item.', {
      ...texts,
      location_id: 'The id of the location where it was seen; absent or null, it is not moved.',
      condition: 'The condition seen. If absent, the condition does not change.',
      remarks,
    }),
    StockMovement: request(StockMovement, 'A stock movement.', {
      ...texts,
      action: 'Remove from the stock, add to it, or set it.',
      quantity:
        'The quantity to move, or the new quantity for adjust. At most 3 decimals; above 0 for pick and add.',
      expected_quantity: 'Change the stock only if this is its current quantity.',
      contact_id: 'The id of the contact for whom the stock moves, for the history.',
      remarks,
    }),
  },
});
