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
      user: 'The identity that writes are attributed to.',
      key: 'The API key. Absent for a session.',
      rate_limit: 'The rate limit of the caller.',
    }),
    CallerAccount: response(WhoAmI.shape.account, 'The account that a caller acts in.', {
      id: 'The id of the account.',
      name: 'The name of the account.',
      plan: 'The plan of the account.',
    }),
    CallerKey: response(WhoAmI.shape.key.def.innerType, 'The API key of a caller.', {
      id: 'The id of the key.',
      name: 'The name of the key.',
      access: 'Full: everything its creator may do. Restricted: only what its scopes cover.',
      scopes: 'The scopes of a restricted key; empty for full access.',
      created_by: 'The member who created the key. The permissions of the member limit the key.',
    }),
    RateLimit: response(WhoAmI.shape.rate_limit, 'The rate limit of the caller.', {
      limit: 'Requests allowed per clock minute.',
      remaining: 'Requests left in this minute.',
      reset: 'When the next minute begins, in seconds since 1970.',
    }),
  },
});
