import { changeDays, listedIdsMax, pageMax, windowDaysMax } from '#shared/limits.ts';

/** The text of each parameter, with `<endpoint> <parameter>` for one endpoint's own. */
export const parameterTexts: Readonly<Record<string, string>> = {
  limit: `Records per page; more than ${pageMax} is cut to ${pageMax}.`,
  offset: 'Number of records to skip.',
  cursor:
    'The `meta.pagination.next_cursor` of the previous page. Unlike `offset`, which it overrides, it skips and ' +
    'repeats nothing when records are written meanwhile.',
  since: `Only what happened at this time or later, at most ${changeDays} days ago.`,
  'changes.list cursor': 'The `meta.sync.cursor` of the previous page. It overrides `since`.',
  'changes.list resource': 'Only records of this kind, which the key must be allowed to read.',
  updated_since:
    'Only records updated since then, in that order; for syncs. Values that follow from other records or from the ' +
    'time, such as names and counts, update none. Cannot be combined with an order or filter.',
  include_deleted: 'With `updated_since`: also records deleted since, as `{id, deleted_at}`.',
  deleted:
    'Deleted records that can be restored, latest first. Cannot be combined with an order or filter.',
  order: 'A field to sort by, with `-` before it in descending order.',
  sort: 'A field to sort by.',
  direction: 'The direction of the sort.',
  q: 'Search words: each must be the beginning of a word in the record. Ignores case and accents.',
  qr: 'The scanned value.',
  display: 'Which items, by their condition and by whether they are out.',
  item_id: 'Only those that name this item, or one of several, by commas.',
  contact_id: 'Only those of this contact, or of one of several, by commas.',
  user_id: 'Only those of this member, or of one of several, by commas.',
  classification: 'Which reservations, by their time and by whether they are completed.',
  'checkouts.list status': 'Which checkouts.',
  'reservations.list status': 'Which reservations, by whether they are completed.',
  'issues.list status': 'Only those with this status.',
  'members.list status': 'Only members of this status.',
  'keys.list status': 'Active keys, revoked keys, or all.',
  kind: 'Only those of this kind.',
  from: 'Only those at this time or later.',
  to: 'Only those before this time.',
  'reservations.list from': 'Only those that end after this time.',
  'reservations.list to': 'Only those that begin before this time.',
  'checkouts.list from': 'Only those with items that were out after this time.',
  'checkouts.list to': 'Only those that began before this time.',
  'items.calendar from': 'The beginning of the window.',
  'items.calendar to': `The end of the window, ${windowDaysMax} days after its beginning at most.`,
  fields: 'The fields of each record to return besides `id`, separated by commas.',
  field:
    'The field: `type`, `manufacturer`, `model`, `supplier`, `tag`, or `custom_fields.` with a name.',
  'items.values q': 'Search words: each must be the beginning of a word of the value.',
  id: `Only those with these ids, separated by commas; at most ${listedIdsMax}.`,
  location_id: 'Only those that are at this location, or at one of several, by commas.',
  'reservations.list location_id':
    'Only those that go to this location, or to one of several, by commas.',
  'checkouts.list location_id':
    'Only those that went to this location, or to one of several, by commas.',
  include_sublocations: 'With `location_id`: also those at the locations below it.',
  home_location_id: 'Only those that belong to this location, or to one of several, by commas.',
  responsible_user_id:
    'Only those that this member is responsible for, or one of several, by commas.',
  supplier_id: 'Only those of this supplier, or of one of several, by commas.',
  type: 'Only those of this category, ignoring case.',
  tag: 'Only those that have this tag, ignoring case.',
  serial_number: 'Only those with this serial number, ignoring case.',
  external_ref: 'The record with this external reference, ignoring case.',
  inventory_low: 'Only those whose stock is at its minimum or below.',
  has_open_issues: 'Only those with an open issue.',
  not_seen_since: 'Only those that no stock-take saw at this time or later.',
  expires_before: 'Only those whose expiration date is before this day.',
  inspection_before: 'Only those that are to be inspected before this day.',
  maintenance_before: 'Only those with a plan of `maintenance` that is due before this day.',
  attention_before:
    'Only those of which inspection, `maintenance` or expiration is due before this day, or whose stock is at its ' +
    'minimum or below.',
  available_from:
    'With `available_to`: those that are free for the whole window: operative, not out, not reserved.',
  available_to: 'The end of the window.',
  quantity:
    'With `available_from`: stock items with at least this quantity free for the whole window, instead of ' +
    'items that are free as a whole.',
  email: 'Only those with exactly this email address, ignoring case.',
  priority: 'Only those of this priority.',
  unsolved: 'Only those that are open, in progress or on hold.',
  overdue: 'Only those that are past their deadline and not closed.',
  deadline_before: 'Only those whose deadline is before this time.',
  parent_id: 'Only those directly in this location, or in one of several, by commas.',
  series_ref: 'Only those of this series, ignoring case.',
  resource: 'Only entries about records of this kind.',
  actor_type: 'Only entries by actors of this kind.',
  actor_id: 'Only entries by the actor of this id; with `actor_type`.',
  object_type: 'Only those on records of this kind.',
  object_id: 'Only those on this record; with `object_type`.',
  unread: 'Only unread, or only read ones.',
  partial:
    'Checks in the items that can be checked in, and lists the others in `meta.refused`. Without it, one such ' +
    'item refuses the whole call.',
  dry_run: 'Validates the call and returns what it would do, without doing it.',
  replace: 'Clears the fields that are not sent.',
};

export const pathTexts: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  key_id: 'The id of the key.',
  member_id: 'The id of the member.',
  file_id: 'The id of the file.',
  webhook_id: 'The id of the webhook.',
  event_id: 'The id of the event.',
  ref:
    'The external reference of the record, percent-encoded. A path can end at a question mark, even an encoded one: ' +
    'find such a record by the filter `external_ref`.',
};
