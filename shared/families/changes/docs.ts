import { familyDocs, response } from '#shared/fields/docs.ts';
import { Change } from './fields.ts';

export default familyDocs({
  description:
    'The feed of changes: what happened to items, kits, locations, contacts, reservations, checkouts, ' +
    'events and issues.',
  responses: {
    Change: response(Change, 'What happened to a record.', {
      id: 'The id of the event.',
      type:
        'What happened. Each write is one event; `checkout.overdue` and `item.inventory_low` are further ' +
        'events about the same version.',
      at: 'When it happened.',
      account_id: 'The id of the account.',
      actor: 'Who did it.',
      resource: 'The kind of record.',
      resource_id: 'The id of the record.',
      version: 'The version of the record after it.',
      changes: 'The fields that changed.',
    }),
  },
});
