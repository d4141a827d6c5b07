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
  description: 'A tree of places where items are or belong, at most ten levels deep.',
  responses: {
    Location: response(Location, 'A place where items are kept or used.', texts, LocationCreate),
  },
  requests: {
    LocationCreate: request(LocationCreate, 'A new location.', texts),
    LocationUpdate: request(LocationUpdate, 'The fields of a location that change.', texts),
  },
});
