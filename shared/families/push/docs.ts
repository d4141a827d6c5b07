import { familyDocs, request, response } from '#shared/fields/docs.ts';
import { PushKey, Subscription, SubscriptionCreate } from './fields.ts';

const texts = {
  id: 'Counted per login.',
  endpoint: 'The address of the browser at its push service.',
  name: 'The name of the browser.',
  created_at: 'When the browser was subscribed.',
};

export default familyDocs({
  description: 'Browsers that notifications are pushed to.',
  responses: {
    Subscription: response(
      Subscription,
      'A browser that receives push messages.',
      texts,
      SubscriptionCreate,
    ),
    PushKey: response(PushKey, 'The public key of push messages.', {
      public_key: 'The public key in base64url; null if push is not configured.',
    }),
  },
  requests: {
    SubscriptionCreate: request(SubscriptionCreate, 'The subscription of a browser.', {
      ...texts,
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
