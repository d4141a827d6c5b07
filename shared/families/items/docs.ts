import {
  externalRef,
  historySays,
  putByRefSays,
  recordMeanings,
} from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import {
  ItemsMove,
  ItemsUpdate,
  LabelMeaning,
  LabelsLookup,
  Stocktake,
  StocktakeResult,
} from './batch-fields.ts';
import { CalendarEntry } from './calendar-fields.ts';
import { Item, ItemCreate, ItemUpdate, MainPicture } from './fields.ts';
import { ConditionBody, MoveBody, StockMovement, StockTake } from './operation-fields.ts';
import * as routes from './routes.ts';

export const itemMeanings = {
  ...recordMeanings,
  name: 'What the item is called.',
  unique_id:
    'The identifier that people know the item by. Unique in the account, whatever its case.',
  type: 'The category of the item, in the words of the account.',
  description: 'What there is to know about the item.',
  manufacturer: 'Who made it.',
  model: 'The model, as the manufacturer names it.',
  serial_number: 'The serial number, as the manufacturer gave it.',
  ...refers('location', 'the location where the item is'),
  ...refers('home_location', 'the location where the item belongs'),
  ...refers('responsible_user', 'the member who looks after the item'),
  ...refers('supplier', 'the contact who supplied the item'),
  acquisition_date: 'When the item was acquired.',
  expiration_date: 'Until when the item may be used. Not before it was acquired.',
  acquisition_value: 'What the item cost, with 2 decimals at most.',
  salvage_value:
    'What remains of the value in the end, with 2 decimals at most. Not above the cost.',
  inventory_enabled: 'Whether the item is a stock of which a quantity is kept.',
  inventory_quantity:
    'How much there is, with 3 decimals at most. Moved by the inventory operation.',
  inventory_unit: 'What the quantity counts, such as m or pcs.',
  inventory_minimum: 'The stock at which the item counts as low, with 3 decimals at most.',
  inspection_interval_days: 'After how many days the item is to be inspected again.',
  buffer_minutes:
    'How many minutes before and after a booking the item is kept free, to be ready for the next.',
  last_inspection_on: 'The day (UTC) of the latest event of kind `inspection`.',
  next_inspection_on:
    'By which day the item is to be inspected: its interval after the last inspection, or its creation.',
  holder: 'Who has the item while it is out: the contact of the checkout, or else its user.',
  expired: 'Whether its expiration date is over (UTC).',
  qr: 'The labels on the item, compared exactly. Unique over items and locations.',
  tags: 'Words to group items by.',
  custom_fields:
    "Fields of the account's own, by name: texts of 5,000 characters, numbers, true and false. " +
    'A PATCH merges them; null removes one, or all of them.',
  external_ref: externalRef,
  condition: 'Whether the item is fit for use.',
  condition_remarks: 'What was remarked when the condition was set.',
  condition_changed_at: 'When the condition was last set.',
  condition_changed_by: 'Who last set the condition.',
  last_inventory_at: 'When the item was last seen in a stock-take.',
  last_inventory_by: 'Who saw the item last.',
  ...refers('checkout', 'the checkout that the item is out on'),
  due_time: 'Until when the item is due back, while it is out.',
  open_issues_count: 'How many issues on the item are not closed.',
  availability: 'Out, not operative, or there to be taken.',
  overdue: 'Whether the item is out past its due time.',
  next_reservation: 'The next open reservation of the item that has not ended.',
  depreciated_value:
    'What the item is worth today, by a straight line from its cost to what remains.',
  inventory_low: 'Whether the stock is at its minimum or below.',
  main_picture: 'The picture that stands for the item.',
  pictures_count: 'How many pictures of the item are stored.',
  files_count: 'How many other files of the item are stored.',
};

const remarks = 'Why, for the history of the item.';

/** Items by their ids, or by their labels. */
export const namedMeanings = {
  iid: 'The ids of the items, 40 at most; or else `qr`.',
  qr: 'What was scanned of them: labels, or web addresses that hold them, 40 at most; or else `iid`.',
};

export const items = family(routes, {
  is: 'What there is: equipment, its condition, where it is, and what happened to it.',
  shows: {
    Item: shown(Item, 'A piece of equipment, or a stock of it.', itemMeanings, ItemCreate),
    MainPicture: shown(MainPicture, 'The picture that stands for an item.', {
      id: 'The id of the file.',
      name: 'What the file is called.',
      url: 'Where it is for the next 15 minutes.',
    }),
    NextReservation: shown(
      Item.shape.next_reservation.def.innerType,
      'The next reservation of an item.',
      {
        id: 'The id of the reservation.',
        start_time: 'From when the item is reserved.',
        end_time: 'Until when the item is reserved, exclusively.',
      },
    ),
    Holder: shown(Item.shape.holder.def.innerType, 'Who has an item that is out.', {
      type: 'A contact, or a member.',
      id: 'The id of the contact or the member.',
      name: 'The name of the contact or the member.',
    }),
    CalendarEntry: shown(CalendarEntry, 'A time at which an item is booked, or out.', {
      kind: 'What has the item.',
      id: 'The id of the reservation or the checkout.',
      name: 'What it is called.',
      start_time: 'From when the item is taken.',
      end_time: 'Until when, exclusively; until now, where it is late.',
      overdue: 'Whether it is past its end, and still open.',
      contact: 'The contact whom it is for.',
      user: 'The member whom it is for.',
    }),
    LabelMeaning: shown(LabelMeaning, 'What a label means; where nothing, all else is null.', {
      qr: 'What was scanned.',
      resource: 'An item or a location.',
      id: 'The id of what it means.',
      name: 'The name of what it means.',
      unique_id: 'The identifier that people know the item by.',
    }),
    StocktakeResult: shown(StocktakeResult, 'What a stock-take found.', {
      seen: 'The items that were seen.',
      moved: 'Those of them that stood elsewhere before.',
      unknown: 'The labels that mean no item.',
    }),
  },
  takes: {
    ItemsUpdate: sent(
      ItemsUpdate,
      'What changes of several items.',
      {},
      {
        iid: 'The ids of the items, 25 at most.',
        set: { is: 'The fields that all of them get.', of: itemMeanings },
        add_tags: 'Tags that all of them get beside their own.',
        remove_tags: 'Tags that none of them has any more.',
      },
    ),
    ItemsMove: sent(
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
    LabelsLookup: sent(
      LabelsLookup,
      'Labels to look up.',
      {},
      {
        qr: 'What was scanned: labels, or web addresses that hold them, 100 at most.',
      },
    ),
    Stocktake: sent(
      Stocktake,
      'Items that were seen.',
      {},
      {
        ...namedMeanings,
        location_id: 'The id of the location where they were seen; absent or null, none is moved.',
        condition: 'The condition in which they were seen; absent, it is not judged.',
        remarks,
      },
    ),
    ItemCreate: sent(ItemCreate, 'A new item.', itemMeanings, {}),
    ItemUpdate: sent(ItemUpdate, 'The fields of an item that change.', itemMeanings, {}),
    ItemConditionChange: sent(ConditionBody, 'The condition of an item.', itemMeanings, {
      remarks,
    }),
    ItemMove: sent(MoveBody, 'Where an item goes.', itemMeanings, {
      location_id: 'The id of the location that the item moves to; null for none.',
      remarks,
      set_home: 'Whether the item belongs there from now on.',
    }),
    StockTake: sent(StockTake, 'An item that was seen.', itemMeanings, {
      location_id: 'The id of the location where it was seen; absent or null, it is not moved.',
      condition: 'The condition in which it was seen; absent, it is not judged.',
      remarks,
    }),
    StockMovement: sent(StockMovement, 'A stock that moves.', itemMeanings, {
      action: 'Take from the stock, add to it, or set it.',
      quantity: 'How much, or how much there is; 3 decimals at most. Above 0 for pick and add.',
      expected_quantity: 'Move only if this is the present quantity.',
      contact_id: 'The id of the contact for whom the stock moves, for the history.',
      remarks,
    }),
  },
  operations: {
    list: { says: 'Searches, filters, sorts and syncs.' },
    lookup: {
      says:
        'Finds items by what was scanned: a label, a web address with the label in its `qr` parameter ' +
        'or at its end, or a `unique_id`. What is unknown is an empty list. Needs `qr` or `q`.',
    },
    remove: {
      says: 'Refused while the item is out, reserved for the future, or on an open issue.',
      refuses: ['item_in_use'],
    },
    setCondition: {
      says: 'Sets any condition. An item that is out or reserved is not discarded.',
      refuses: ['item_checked_out', 'item_reserved'],
    },
    takeInventory: {
      says:
        'Without `action` and `quantity` a stock-take: the item was seen now. With them, the stock moves ' +
        'by one conditional write.',
      refuses: [
        'inventory_not_enabled',
        'insufficient_inventory',
        'item_checked_out',
        'item_reserved',
      ],
    },
    putByRef: { says: putByRefSays },
    updateMany: {
      says: 'All of them in one transaction, or none; a refusal says of each item what is in the way.',
    },
    moveMany: { says: 'All of them in one transaction, or none.' },
    lookupMany: {
      says: 'Each label by itself, as a lookup of one would find it. Nothing is written.',
    },
    takeStock: {
      says:
        'All that was seen in one transaction. Where they are needs what a move needs, and their condition ' +
        'what setting it needs.',
      refuses: ['item_checked_out', 'item_reserved'],
    },
    calendar: {
      says: 'By their start; completed reservations are not in it, checkouts that ended are.',
    },
    history: {
      says: `${historySays} Its own writes, and those of records that name it.`,
    },
  },
});
