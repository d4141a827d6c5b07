import { family, shown } from '#shared/fields/meaning.ts';
import { Session } from './fields.ts';
import * as routes from './routes.ts';

export const session = family(routes, {
  is: 'Where a member is signed in.',
  shows: {
    Session: shown(Session, 'A place where the member is signed in.', {
      id: 'Counted per login.',
      current: 'Whether it is the session of this request.',
      account: 'The account that it acts in.',
      created_at: 'When the member signed in.',
      last_used_at: 'When it was last used, to the minute.',
      expires_at: 'When it ends unless it is used before.',
      ip: 'The address that the member signed in from.',
      user_agent: 'What the browser or app said that it is.',
    }),
    SessionAccount: shown(Session.shape.account, 'The account that a session acts in.', {
      id: 'The id of the account.',
      name: 'The name of the account.',
    }),
  },
  takes: {},
  operations: { list: { says: 'Newest use first.' } },
});
