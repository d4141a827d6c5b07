import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { Key, KeyCreate, KeyRotate, KeyUpdate, KeyWithToken, keyStored } from './fields.ts';

const texts = textsOf(keyStored, {
  name: 'The name of the key. Unique among active keys. Its writes are attributed to `<name> (API)`.',
  access: 'Full: everything its creator may do. Restricted: only what its scopes cover.',
  scopes: 'The scopes of a restricted key. Write includes read.',
  contact_email: 'The email address that receives notices about the key, as its creator does.',
  token_hint: 'The beginning and the last four characters of the token.',
  rotated_at: 'When the key was last rotated.',
  revoked_at: 'When the key was revoked.',
  revoked_by: 'Who revoked the key.',
  status: 'Whether the key is active or revoked.',
  last_used_at: 'When the key was last used.',
  rate: 'The requests of the present minute.',
  previous_token_expires_at: 'When the previous token stops working.',
});

export default familyDocs({
  description: 'API keys, for owners of the account.',
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
