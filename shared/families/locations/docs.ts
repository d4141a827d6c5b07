import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  addressTexts,
  Location,
  LocationCreate,
  LocationUpdate,
  locationFields,
  locationTexts,
} from './fields.ts';

const texts = textsOf(locationFields, { ...addressTexts, ...locationTexts });

export default familyDocs({
  description: 'Where items are and belong: a tree of places, ten levels deep at most.',
  responses: {
    Location: response(Location, 'A place where items are kept or used.', texts, LocationCreate),
  },
  requests: {
    LocationCreate: request(LocationCreate, 'A new location.', texts),
    LocationUpdate: request(LocationUpdate, 'The fields of a location that change.', texts),
  },
});
