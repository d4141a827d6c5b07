import { familyDocs, response } from '#shared/fields/docs.ts';
import * as routes from './routes.ts';

const WhoAmI = routes.whoami.data;

export default familyDocs({
  description: 'Whether the service answers, who the caller is, and this description.',
  responses: {
    Ping: response(routes.ping.data, 'The service answers.', {
      status: 'Always `ok`.',
      version: 'The version of the interface.',
    }),
    WhoAmI: response(WhoAmI, 'Who the caller is.', {
      account: 'The account that the caller acts in.',
      user: 'As whom the caller writes.',
      key: 'The API key; absent where a session asks.',
      rate_limit: 'What is left of the present minute.',
    }),
    CallerAccount: response(WhoAmI.shape.account, 'The account that a caller acts in.', {
      id: 'The id of the account.',
      name: 'The name of the account.',
      plan: 'The plan of the account.',
    }),
    CallerKey: response(WhoAmI.shape.key.def.innerType, 'The API key of a caller.', {
      id: 'The id of the key.',
      name: 'The name of the key.',
      access: 'All that its member may do, or only what its scopes cover, too.',
      scopes: 'What a restricted key may do; empty for full access.',
      created_by: 'The member who created the key, and whose permissions bound it.',
    }),
    RateLimit: response(WhoAmI.shape.rate_limit, 'What is left of the present minute.', {
      limit: 'How many requests the credential may make in a clock minute.',
      remaining: 'How many are left.',
      reset: 'When the next minute begins, in seconds since 1970.',
    }),
  },
  requests: {},
});
