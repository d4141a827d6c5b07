import { familyDocs, request, response } from '#shared/fields/docs.ts';
import { ProfileUpdate, Session } from './fields.ts';

export default familyDocs({
  description: 'The sessions of a member.',
  responses: {
    Session: response(Session, 'A place where the member is signed in.', {
      id: 'Counted per login.',
      current: 'Whether it is the session of this request.',
      account: 'The account that it acts in.',
      created_at: 'When the member signed in.',
      last_used_at: 'When it was last used, to the minute.',
      expires_at: 'When it expires if it is not used.',
      ip: 'The address that the member signed in from.',
      user_agent: 'The user agent of the browser or app.',
    }),
    SessionAccount: response(Session.shape.account, 'The account that a session acts in.', {
      id: 'The id of the account.',
      name: 'The name of the account.',
    }),
  },
  requests: {
    ProfileUpdate: request(
      ProfileUpdate,
      'What changes of the own profile.',
      {},
      {
        name: 'The name, as it stands in what the member does from now on.',
        phone: 'The telephone number.',
        title: 'The position in the organisation.',
      },
    ),
  },
});
