import { externalRef, historySays, recordMeanings } from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import { Event, EventCreate } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  name: 'What happened, in short.',
  iid: 'The ids of the items. Duplicates collapse in their order.',
  time: 'When it happened, or began.',
  end_time: 'When it ended; not before it began.',
  kind: 'What kind of event it was.',
  cost: 'What it cost, with 2 decimals at most.',
  description: 'What there is to know about the event.',
  ...refers('contact', 'the contact who did it, or whom it was for'),
  ...refers('user', 'the member who did it'),
  ...refers('location', 'the location where it happened'),
  external_ref: externalRef,
  items: 'The items, with their names.',
  ...refers('reservation', 'the reservation that became the event'),
};

export const events = family(routes, {
  is: 'Dated notes on items, such as a service, an inspection or a cost. They block nothing.',
  shows: { Event: shown(Event, 'A dated note on items.', fields, EventCreate) },
  takes: { EventCreate: sent(EventCreate, 'A new event.', fields, {}) },
  operations: {
    create: { says: 'An inspection moves the `next_inspection_on` of its items.' },
    remove: { says: 'An inspection that is deleted is taken back from its items.' },
    history: { says: historySays },
  },
});
