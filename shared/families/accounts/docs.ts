import { familyDocs, response } from '#shared/fields/docs.ts';
import { AuditEntry } from './audit-fields.ts';
import { MemberAccount } from './member-account.ts';

export default familyDocs({
  description: 'The accounts of who is signed in.',
  responses: {
    MemberAccount: response(MemberAccount, 'An account as its member sees it.', {
      id: 'The id of the account.',
      name: 'The name of the organisation.',
      plan: 'The plan that it pays for.',
      trial_ends_at: 'When its trial ends.',
      api_access: 'Whether its keys work.',
      keys: 'Its API keys.',
      role: 'What the caller is in it; `custom` where permissions were chosen singly.',
    }),
    AuditEntry: response(AuditEntry, 'Something that happened in an account.', {
      id: 'Identifies the entry. It has no meaning of its own.',
      at: 'When it happened.',
      actor: 'Who did it.',
      action: 'What was done; of a session, `create` is a sign-in, and `delete` its end.',
      resource: 'The kind of record that was written; the account itself, or a session.',
      resource_id: 'The id of the record that was written.',
      changes: 'The fields that the write changed.',
      request_id: 'The request that wrote it; null where none did.',
      remarks: 'What was remarked by who wrote it.',
      contact_id: 'For whom stock was moved.',
    }),
    KeyUse: response(MemberAccount.shape.keys, 'The API keys of an account.', {
      used: 'How many live.',
      limit: 'How many the plan allows.',
    }),
  },
  requests: {},
});
