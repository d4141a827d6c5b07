import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { Event, EventCreate, EventUpdate, eventFields, eventStored, eventTexts } from './fields.ts';

const texts = textsOf({ ...eventFields, ...eventStored }, eventTexts);

export default familyDocs({
  description:
    'Dated notes on items, such as a service, an inspection or a cost. They never block a booking.',
  responses: { Event: response(Event, 'A dated note on items.', texts, EventCreate) },
  requests: {
    EventCreate: request(EventCreate, 'A new event.', texts),
    EventUpdate: request(EventUpdate, 'The fields of an event that change.', texts),
  },
});
