import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  ItemsMove,
  ItemsStockTake,
  ItemsUpdate,
  LabelMeaning,
  LabelsLookup,
  StocktakeResult,
} from './batch-fields.ts';
import { CalendarEntry } from './calendar-fields.ts';
import {
  Item,
  ItemCreate,
  ItemUpdate,
  itemFields,
  itemStored,
  itemTexts,
  MainPicture,
} from './fields.ts';
import { ConditionBody, MoveBody, StockMovement, StockTake } from './operation-fields.ts';

const texts = textsOf({ ...itemFields, ...itemStored }, itemTexts);

const remarks = 'Why, for the history of the item.';

export const selectedTexts = {
  iid: 'The ids of the items, 40 at most; or else `qr`.',
  qr: 'What was scanned of them: labels, or web addresses that hold them, 40 at most; or else `iid`.',
};

export default familyDocs({
  description: 'What there is: equipment, its condition, where it is, and what happened to it.',
  responses: {
    Item: response(Item, 'A piece of equipment, or a stock of it.', texts, ItemCreate),
    MainPicture: response(MainPicture, 'The picture that stands for an item.', {
      id: 'The id of the file.',
      name: 'What the file is called.',
      url: 'Where it is for the next 15 minutes.',
    }),
    NextReservation: response(
      Item.shape.next_reservation.def.innerType,
      'The next reservation of an item.',
      {
        id: 'The id of the reservation.',
        start_time: 'From when the item is reserved.',
        end_time: 'Until when the item is reserved, exclusively.',
      },
    ),
    Holder: response(Item.shape.holder.def.innerType, 'Who has an item that is out.', {
      type: 'A contact, or a member.',
      id: 'The id of the contact or the member.',
      name: 'The name of the contact or the member.',
    }),
    CalendarEntry: response(CalendarEntry, 'A time at which an item is booked, or out.', {
      kind: 'What has the item.',
      id: 'The id of the reservation or the checkout.',
      name: 'What it is called.',
      start_time: 'From when the item is taken.',
      end_time: 'Until when, exclusively; until now, where it is late.',
      overdue: 'Whether it is past its end, and still open.',
      contact: 'The contact whom it is for.',
      user: 'The member whom it is for.',
    }),
    LabelMeaning: response(LabelMeaning, 'What a label means; where nothing, all else is null.', {
      qr: 'What was scanned.',
      resource: 'An item or a location.',
      id: 'The id of what it means.',
      name: 'The name of what it means.',
      unique_id: 'The identifier that people know the item by.',
    }),
    StocktakeResult: response(StocktakeResult, 'What a stock-take found.', {
      seen: 'The items that were seen.',
      moved: 'Those of them that stood elsewhere before.',
      unknown: 'The labels that mean no item.',
    }),
  },
  requests: {
    ItemsUpdate: request(
      ItemsUpdate,
      'What changes of several items.',
      {},
      {
        iid: 'The ids of the items, 25 at most.',
        set: { description: 'The fields that all of them get.', fields: texts },
        add_tags: 'Tags that all of them get beside their own.',
        remove_tags: 'Tags that none of them has any more.',
      },
    ),
    ItemsMove: request(
      ItemsMove,
      'Where several items go.',
      {},
      {
        iid: 'The ids of the items, 40 at most.',
        location_id: 'The id of the location that they move to; null for none.',
        set_home: 'Whether they belong there from now on.',
        remarks,
      },
    ),
    LabelsLookup: request(
      LabelsLookup,
      'Labels to look up.',
      {},
      {
        qr: 'What was scanned: labels, or web addresses that hold them, 100 at most.',
      },
    ),
    Stocktake: request(
      ItemsStockTake,
      'Items that were seen.',
      {},
      {
        ...selectedTexts,
        location_id: 'The id of the location where they were seen; absent or null, none is moved.',
        condition: 'The condition in which they were seen; absent, it is not judged.',
        remarks,
      },
    ),
    ItemCreate: request(ItemCreate, 'A new item.', texts),
    ItemUpdate: request(ItemUpdate, 'The fields of an item that change.', texts),
    ItemConditionChange: request(ConditionBody, 'The condition of an item.', texts, {
      remarks,
    }),
    ItemMove: request(MoveBody, 'Where an item goes.', texts, {
      location_id: 'The id of the location that the item moves to; null for none.',
      remarks,
      set_home: 'Whether the item belongs there from now on.',
    }),
    StockTake: request(StockTake, 'An item that was seen.', texts, {
      location_id: 'The id of the location where it was seen; absent or null, it is not moved.',
      condition: 'The condition in which it was seen; absent, it is not judged.',
      remarks,
    }),
    StockMovement: request(StockMovement, 'A stock that moves.', texts, {
      action: 'Take from the stock, add to it, or set it.',
      quantity: 'How much, or how much there is; 3 decimals at most. Above 0 for pick and add.',
      expected_quantity: 'Move only if this is the present quantity.',
      contact_id: 'The id of the contact for whom the stock moves, for the history.',
      remarks,
    }),
  },
});
