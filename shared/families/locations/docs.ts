import { familyDocs, recordsText, request, response, textsOf } from '#shared/fields/docs.ts';
import { changedItemsMax } from '#shared/limits.ts';
import {
  addressTexts,
  Location,
  LocationCreate,
  LocationRecords,
  LocationsUpdate,
  LocationUpdate,
  locationFields,
  locationTexts,
} from './fields.ts';

const texts = textsOf(locationFields, { ...addressTexts, ...locationTexts });

export default familyDocs({
  description: 'A tree of places where items are or belong, at most ten levels deep.',
  responses: {
    Location: response(Location, 'A place where items are kept or used.', texts, LocationCreate),
  },
  requests: {
    LocationCreate: request(LocationCreate, 'A new location.', texts),
    LocationsUpdate: request(LocationsUpdate, 'New names and parents of several locations.', {
      set: {
        description: `The locations, ${changedItemsMax} at most, each by its \`id\`, with what changes.`,
        fields: { ...texts, id: 'The id of the location.' },
      },
    }),
    LocationUpdate: request(LocationUpdate, 'The fields of a location that change.', texts),
    LocationRecords: request(LocationRecords, 'Records of locations, each with its reference.', {
      records: { description: recordsText, fields: texts },
    }),
  },
});
