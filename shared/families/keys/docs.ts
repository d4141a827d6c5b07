import { recordMeanings } from '#shared/fields/common-docs.ts';
import { family, sent, shown } from '#shared/fields/meaning.ts';
import { Key, KeyCreate, KeyRotate, KeyUpdate, KeyWithToken } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  name: 'What the key is called. Unique among the keys that live; its writes are by `<name> (API)`.',
  access: 'All that its member may do, or only what its scopes cover, too.',
  scopes: 'What a restricted key may do, in the order of the families. A write includes its read.',
  contact_email: 'Who is told of changes and troubles of the key, beside its creator.',
  token_hint: 'The beginning and the last four characters of the token.',
  rotated_at: 'When the key was last given a new token.',
  revoked_at: 'When the key was revoked.',
  revoked_by: 'Who revoked the key.',
  status: 'Whether the key lives.',
  last_used_at: 'When the key was last used.',
  rate: 'The requests of the present minute.',
  previous_token_expires_at: 'Until when the token before the last rotation passes, too.',
};

export const keys = family(routes, {
  is: 'API keys, for owners of the account in our own apps.',
  shows: {
    Key: shown(Key, 'An API key.', fields, KeyCreate),
    KeyWithToken: shown(
      KeyWithToken,
      'An API key with its token.',
      { ...fields, token: 'The token, this once; null where the request is repeated.' },
      KeyCreate,
    ),
    KeyRate: shown(Key.shape.rate, 'The requests of a key in the present minute.', {
      limit: 'How many requests the key may make in a clock minute.',
      used: 'How many it has made in this one.',
      reset: 'When the next minute begins, in seconds since 1970.',
    }),
  },
  takes: {
    KeyCreate: sent(KeyCreate, 'A new API key.', fields, {}),
    KeyUpdate: sent(KeyUpdate, 'The fields of a key that change.', fields, {}),
    KeyRotate: sent(KeyRotate, 'How a key gets its new token.', fields, {
      overlap_minutes: 'For how many minutes the present token passes, too; 0 ends it at once.',
    }),
  },
  operations: {
    list: { says: 'Those that live, unless `status` says otherwise.' },
    create: {
      says: 'The token is answered this once. Its plan has to allow it.',
      refuses: ['plan_upgrade_required', 'key_limit_reached'],
    },
    update: {
      says: 'Holds for the very next request of the key. To widen the key of another member takes every permission of that member.',
      refuses: ['plan_upgrade_required', 'invalid_transition'],
    },
    revoke: { says: 'Its next request is refused. To revoke it again changes nothing.' },
    rotate: {
      says: 'The key stays, its token changes. For the key of another member it takes every permission of that member.',
      refuses: ['plan_upgrade_required', 'invalid_transition'],
    },
  },
});
