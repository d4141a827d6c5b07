import { familyDocs, request, response } from '#shared/fields/docs.ts';
import { PushKey, pushTexts, Subscription, SubscriptionCreate } from './fields.ts';

export default familyDocs({
  description: 'Browsers that notifications are pushed to.',
  responses: {
    Subscription: response(
      Subscription,
      'A browser that receives push messages.',
      pushTexts,
      SubscriptionCreate,
    ),
    PushKey: response(PushKey, 'The public key of push messages.', {
      public_key: 'The public key in base64url; null if push is not configured.',
    }),
  },
  requests: {
    SubscriptionCreate: request(SubscriptionCreate, 'The subscription of a browser.', {
      ...pushTexts,
      keys: {
        description: 'The keys of the browser for this subscription. Never returned.',
        fields: {
          p256dh: 'The public key: 65 bytes in base64url.',
          auth: 'The shared secret: 16 bytes in base64url.',
        },
      },
    }),
  },
});
