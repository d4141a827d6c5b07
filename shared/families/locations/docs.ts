import {
  externalRef,
  historySays,
  putByRefSays,
  recordMeanings,
} from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import { Location, LocationCreate, LocationUpdate } from './fields.ts';
import * as routes from './routes.ts';

/** Where something or somebody is, as people write it. */
export const addressMeanings = {
  address: 'Street and number.',
  zip: 'The postal code.',
  city: 'The city.',
  region: 'The state, canton or province.',
  country: 'Two letters of ISO 3166-1, kept in upper case.',
  latitude: 'Degrees north of the equator, with 8 decimals at most; only with a longitude.',
  longitude: 'Degrees east of Greenwich, with 8 decimals at most; only with a latitude.',
};

const fields = {
  ...recordMeanings,
  name: 'What the location is called. Unique in the account, whatever its case.',
  ...refers('parent', 'the location that it is in'),
  kind: 'Where items are kept, or where they are used.',
  description: 'What there is to know about the location.',
  ...addressMeanings,
  ...refers('contact', 'the contact whom the location belongs to'),
  qr: 'The labels at the location, compared exactly. Unique over items and locations.',
  external_ref: externalRef,
  path: 'The names from the outermost location to this one, such as `HQ / Room 2`.',
  items_count: 'How many items are directly there.',
};

export const locations = family(routes, {
  is: 'Where items are and belong: a tree of places, ten levels deep at most.',
  shows: {
    Location: shown(Location, 'A place where items are kept or used.', fields, LocationCreate),
  },
  takes: {
    LocationCreate: sent(LocationCreate, 'A new location.', fields, {}),
    LocationUpdate: sent(LocationUpdate, 'The fields of a location that change.', fields, {}),
  },
  operations: {
    putByRef: { says: putByRefSays },
    lookup: { says: 'By a label, or a web address that holds one.' },
    history: { says: historySays },
    update: { says: 'With another `parent_id` it moves, and all below it.' },
    remove: {
      says: 'Refused while items are or belong there, and while it has locations or open bookings.',
      refuses: ['location_in_use'],
    },
  },
});
