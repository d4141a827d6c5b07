/** What each parameter of a query means; after the name of an endpoint, what it means there. */
export const parameterMeanings: Readonly<Record<string, string>> = {
  limit: 'The most records of a page; more than 200 count as 200.',
  offset: 'How many records the page leaves out.',
  cursor:
    'Goes on behind a page, as `meta.pagination.next_cursor` of it says: at the same cost however far ' +
    'on, and whatever is written meanwhile. It wins over `offset`.',
  updated_since:
    'Only what was written since, in that order; for syncs. It goes with no order and no filter.',
  include_deleted: 'With `updated_since`: what was deleted since, too, as `{id, deleted_at}`.',
  order: 'A field to sort by, with `-` before it in descending order.',
  sort: 'A field to sort by.',
  direction: 'In which direction to sort.',
  q: 'Each of its words has to begin a word of the record. Case and accents do not matter.',
  qr: 'What was scanned.',
  display: 'Which items, by their condition and by whether they are out.',
  item_id: 'Those that name this item.',
  contact_id: 'Those of this contact.',
  user_id: 'Those of this member.',
  classification: 'Which reservations, by their time and by whether they are completed.',
  'checkouts.list status': 'Which checkouts.',
  'issues.list status': 'Those with this status.',
  'keys.list status': 'Which keys: those that live, those that were revoked, or all.',
  kind: 'Those of this kind.',
  from: 'Those at this time or later.',
  to: 'Those before this time.',
  object_type: 'Those on records of this kind.',
  object_id: 'Those on this record; with `object_type`.',
  unread: 'Those that are not read, or those that are.',
  dry_run: 'Judges the call, and tells what it would do, without doing it.',
};

export const pathMeanings: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  key_id: 'The id of the key.',
  file_id: 'The id of the file.',
};
