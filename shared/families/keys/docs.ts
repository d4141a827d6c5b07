import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  Key,
  KeyCreate,
  KeyRotate,
  KeyUpdate,
  KeyWithToken,
  keyStored,
  keyTexts,
} from './fields.ts';

const texts = textsOf(keyStored, keyTexts);

export default familyDocs({
  description: 'API keys, for owners of the account in our own apps.',
  responses: {
    Key: response(Key, 'An API key.', texts, KeyCreate),
    KeyWithToken: response(
      KeyWithToken,
      'An API key with its token.',
      { ...texts, token: 'The token, returned once; null for a repeated request.' },
      KeyCreate,
    ),
    KeyRate: response(Key.shape.rate, 'The requests of a key in the present minute.', {
      limit: 'Requests allowed per clock minute.',
      used: 'Requests made in this minute.',
      reset: 'When the next minute begins, in seconds since 1970.',
    }),
  },
  requests: {
    KeyCreate: request(KeyCreate, 'A new API key.', texts),
    KeyUpdate: request(KeyUpdate, 'The fields of a key that change.', texts),
    KeyRotate: request(KeyRotate, 'The rotation of a key.', {
      overlap_minutes: 'Minutes for which the previous token still works; 0 ends it at once.',
    }),
  },
});
