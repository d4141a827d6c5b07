import * as routes from '#shared/routes/accounts.ts';
import { MemberAccount } from '#shared/schemas/session.ts';
import { family, shown } from './meaning.ts';

export const accounts = family(routes, {
  is: 'The accounts of who is signed in.',
  shows: {
    MemberAccount: shown(MemberAccount, 'An account as its member sees it.', {
      id: 'The id of the account.',
      name: 'The name of the organisation.',
      plan: 'The plan that it pays for.',
      trial_ends_at: 'When its trial ends.',
      api_access: 'Whether its keys work.',
      keys: 'Its API keys.',
      role: 'What the caller is in it; `custom` where permissions were chosen singly.',
    }),
    KeyUse: shown(MemberAccount.shape.keys, 'The API keys of an account.', {
      used: 'How many live.',
      limit: 'How many the plan allows.',
    }),
  },
  takes: {},
  operations: {},
});
