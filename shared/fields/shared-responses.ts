import { Actor } from '#shared/actor.ts';
import { response } from './docs.ts';
import { FieldChange, HistoryEntry } from './history.ts';
import { ItemSummary, Named } from './record.ts';
import { RecordError, RecordProblem, RecordResult } from './records-body.ts';
import { Warning } from './warning.ts';

const reasonTexts = { code: 'The reason, for programs.', message: 'The reason, for people.' };

/** Response schemas that several families share. */
export const sharedResponses = {
  RecordProblem: response(
    RecordProblem,
    'A problem of a field of a record, with its details.',
    reasonTexts,
  ),
  RecordError: response(RecordError, 'Why a record was not written.', {
    ...reasonTexts,
    fields: 'The problems of each field.',
  }),
  RecordResult: response(RecordResult, 'The result for one of many records.', {
    external_ref: 'The reference as it was sent.',
    status: 'What was done.',
    id: 'The id of the record; null where it was refused.',
    version: 'The version of the record; null where it was refused.',
    error: 'Why it was refused.',
  }),
  Actor: response(Actor, 'Who did something.', {
    id: 'The id of the user or of the key; 0 for the service itself.',
    type: 'A member, an API key, or the service itself.',
    name: 'The name at that time. For a key, `<key name> (API)`.',
  }),
  Named: response(Named, 'A record that another one refers to.', {
    id: 'The id of the record.',
    name: 'The current name of the record.',
  }),
  ItemSummary: response(ItemSummary, 'An item on a record.', {
    id: 'The id of the item.',
    name: 'The name of the item.',
    unique_id: 'The visible identifier of the item.',
  }),
  Warning: response(Warning, 'A reason why an item may not be available or usable.', {
    ...reasonTexts,
    item_id: 'The id of the item.',
  }),
  HistoryEntry: response(HistoryEntry, 'One write.', {
    id: 'An opaque id of the entry.',
    at: 'When it was written. Times of later entries are never earlier.',
    occurred_at: 'When it happened, where the call said so.',
    actor: 'Who wrote it.',
    action: 'The action.',
    resource: 'The kind of record that was written.',
    resource_id: 'The id of the record that was written.',
    version: 'The version of the record of this history after the write.',
    changes: 'The fields that the write changed.',
    request_id: 'The request that wrote it.',
    remarks: 'The remarks of the caller.',
    contact_id: 'The contact of a stock movement.',
  }),
  FieldChange: response(FieldChange, 'The change of one field.', {
    field: 'The field; one of `custom_fields` is named `custom_fields.<name>`.',
    from: 'The value before. Long texts may be cut.',
    to: 'The value after. Long texts may be cut.',
  }),
};
