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
      { ...texts, token: 'The token, this once; null where the request is repeated.' },
      KeyCreate,
    ),
    KeyRate: response(Key.shape.rate, 'The requests of a key in the present minute.', {
      limit: 'How many requests the key may make in a clock minute.',
      used: 'How many it has made in this one.',
      reset: 'When the next minute begins, in seconds since 1970.',
    }),
  },
  requests: {
    KeyCreate: request(KeyCreate, 'A new API key.', texts),
    KeyUpdate: request(KeyUpdate, 'The fields of a key that change.', texts),
    KeyRotate: request(KeyRotate, 'How a key gets its new token.', texts, {
      overlap_minutes: 'For how many minutes the present token passes, too; 0 ends it at once.',
    }),
  },
});
