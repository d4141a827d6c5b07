import { family, sent, shown } from '#shared/fields/meaning.ts';
import { PushKey, Subscription, SubscriptionCreate } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  id: 'Counted per login.',
  endpoint: 'The address of the browser at the push service of its maker.',
  name: 'What the member calls the browser.',
  created_at: 'When it was subscribed.',
};

export const push = family(routes, {
  is: 'Browsers that notifications are pushed to.',
  shows: {
    Subscription: shown(Subscription, 'A browser that is pushed to.', fields, SubscriptionCreate),
    PushKey: shown(PushKey, 'The key by which browsers know our pushes.', {
      public_key: 'The public key in base64url; null where nothing is pushed.',
    }),
  },
  takes: {
    SubscriptionCreate: sent(SubscriptionCreate, 'What a browser hands out.', fields, {
      keys: {
        is: 'The keys that the browser made for it. They are never answered.',
        of: {
          p256dh: 'The public key: 65 bytes in base64url.',
          auth: 'The shared secret: 16 bytes in base64url.',
        },
      },
    }),
  },
  operations: {
    create: { says: 'An endpoint that is known already is updated. 10 for a login at most.' },
  },
});
