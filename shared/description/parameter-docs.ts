/** The text of each parameter, with `<endpoint> <parameter>` for one endpoint's own. */
export const parameterTexts: Readonly<Record<string, string>> = {
  limit: 'Records per page; more than 200 is cut to 200.',
  offset: 'Number of records to skip.',
  cursor:
    'Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far ' +
    'on, and whatever is written meanwhile. It wins over `offset`.',
  updated_since:
    'Only records updated since then, in that order; for syncs. Does not combine with an order or filter.',
  include_deleted: 'With `updated_since`: what was deleted since, too, as `{id, deleted_at}`.',
  deleted:
    'What was deleted and can be restored, the last first. Does not combine with an order or filter.',
  order: 'A field to sort by, with `-` before it in descending order.',
  sort: 'A field to sort by.',
  direction: 'In which direction to sort.',
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
  'checkouts.list from': 'Only those of which something was out after this time.',
  'checkouts.list to': 'Only those that began before this time.',
  'items.calendar from': 'The beginning of the window.',
  'items.calendar to': 'The end of the window, 366 days after its beginning at most.',
  fields: 'The fields of each record that the answer is to have, beside `id`, by commas.',
  field:
    'The field: `type`, `manufacturer`, `model`, `supplier`, `tag`, or `custom_fields.` with a name.',
  'items.values q': 'Search words: each must be the beginning of a word of the value.',
  id: 'The items of these ids, by commas, 100 at most.',
  location_id: 'Only those that are at this location, or at one of several, by commas.',
  'reservations.list location_id':
    'Only those that go to this location, or to one of several, by commas.',
  'checkouts.list location_id':
    'Only those that went to this location, or to one of several, by commas.',
  include_sublocations: 'With `location_id`: those at the locations below it, too.',
  home_location_id: 'Only those that belong to this location, or to one of several, by commas.',
  responsible_user_id: 'Only those that this member looks after, or one of several, by commas.',
  supplier_id: 'Only those of this supplier, or of one of several, by commas.',
  type: 'Only those of this category, ignoring case.',
  tag: 'Only those that have this tag, ignoring case.',
  serial_number: 'Only those with this serial number, ignoring case.',
  external_ref: 'The record with this external reference, ignoring case.',
  inventory_low: 'Only those whose stock is at its minimum or below.',
  has_open_issues: 'Only those that an open issue names.',
  not_seen_since: 'Only those that no stock-take saw at this time or later.',
  expires_before: 'Only those whose expiration date is before this day.',
  inspection_before: 'Only those that are to be inspected before this day.',
  available_from:
    'With `available_to`: those that are free for the whole window: operative, not out, not reserved.',
  available_to: 'The end of the window.',
  quantity:
    'With `available_from`: stock items of which so much is free for the whole window, in place of items that ' +
    'are free as a whole.',
  email: 'Only those with exactly this e-mail address, ignoring case.',
  priority: 'Only those of this priority.',
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
    'Checks in what can come back, and names the rest in `meta.refused`; without, one item that ' +
    'cannot come back keeps all of them out.',
  dry_run: 'Validates the call and returns what it would do, without doing it.',
};

export const pathTexts: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  key_id: 'The id of the key.',
  member_id: 'The id of the member.',
  file_id: 'The id of the file.',
  ref: 'The external reference of the record, percent-encoded.',
};
