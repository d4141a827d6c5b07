import { Actor } from '#shared/actor.ts';
import { FieldChange, HistoryEntry } from '#shared/fields/history.ts';
import { shown } from '#shared/fields/meaning.ts';
import { ItemSummary, Named, Tombstone } from '#shared/fields/record.ts';
import { Warning } from '#shared/fields/warning.ts';

/** What every record has. */
export const recordMeanings = {
  id: 'Counted per account and resource, from 1. No id is given twice.',
  created_at: 'When the record was created.',
  created_by: 'Who created the record.',
  updated_at: 'When the record was last written. It never goes back.',
  updated_by: 'Who wrote the record last.',
  version: 'How many writes made the record what it is. It is the ETag, for If-Match.',
};

export const externalRef =
  'The id that the record has in another system. Unique among the live ones of its kind, whatever its case.';

export const historySays = 'Newest first; also of a record that was deleted.';

/** What is said of a PUT by an external reference. */
export const putByRefSays =
  'Where no live record has the reference, one is created by the rules of a create; otherwise it changes ' +
  'as by a PATCH. Of two calls at once one creates it, and the other changes what it made.';

/** Parts of answers that several families have. */
export const commonShows = {
  Actor: shown(Actor, 'Who did something.', {
    id: 'The id of the user or of the key; 0 for the service itself.',
    type: 'A member, an API key, or the service itself.',
    name: 'The name of that time. That of a key is `<key name> (API)`.',
  }),
  Named: shown(Named, 'A record that another one refers to.', {
    id: 'The id of the record.',
    name: 'The present name of the record.',
  }),
  ItemSummary: shown(ItemSummary, 'An item that a record names.', {
    id: 'The id of the item.',
    name: 'The name of the item.',
    unique_id: 'The identifier that people know the item by.',
  }),
  Tombstone: shown(Tombstone, 'A record that was deleted, in a list with `include_deleted`.', {
    id: 'The id that the record had.',
    deleted_at: 'When it was deleted.',
  }),
  Warning: shown(Warning, 'Why an item may not be there, or not be fit, when it is wanted.', {
    code: 'The reason, for programs.',
    item_id: 'The id of the item.',
    message: 'The reason, for people.',
  }),
  HistoryEntry: shown(HistoryEntry, 'One write, kept for good.', {
    id: 'Identifies the entry. It has no meaning of its own.',
    at: 'When it was written. Times of later entries are never earlier.',
    actor: 'Who wrote it.',
    action: 'What was done.',
    resource: 'The kind of record that was written.',
    resource_id: 'The id of the record that was written.',
    version: 'The version that the record of this history has with the write.',
    changes: 'The fields that the write changed.',
    request_id: 'The request that wrote it.',
    remarks: 'What was remarked by who wrote it.',
    contact_id: 'For whom stock was moved.',
  }),
  FieldChange: shown(FieldChange, 'What a write made of one field.', {
    field: 'The field; one of `custom_fields` is named `custom_fields.<name>`.',
    from: 'The value before. Long texts may be cut.',
    to: 'The value since. Long texts may be cut.',
  }),
};
