import { familyDocs, request, response } from '#shared/fields/docs.ts';
import { PushKey, pushTexts, Subscription, SubscriptionCreate } from './fields.ts';

export default familyDocs({
  description: 'Browsers that notifications are pushed to.',
  responses: {
    Subscription: response(
      Subscription,
      'A browser that is pushed to.',
      pushTexts,
      SubscriptionCreate,
    ),
    PushKey: response(PushKey, 'The key by which browsers know our pushes.', {
      public_key: 'The public key in base64url; null where nothing is pushed.',
    }),
  },
  requests: {
    SubscriptionCreate: request(SubscriptionCreate, 'What a browser hands out.', pushTexts, {
      keys: {
        description: 'The keys that the browser made for it. They are never answered.',
        fields: {
          p256dh: 'The public key: 65 bytes in base64url.',
          auth: 'The shared secret: 16 bytes in base64url.',
        },
      },
    }),
  },
});
