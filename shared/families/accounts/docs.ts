import { familyDocs, response } from '#shared/fields/docs.ts';
import { sharedResponses } from '#shared/fields/shared-responses.ts';
import { AuditEntry } from './audit-fields.ts';
import { MemberAccount } from './member-account.ts';

export default familyDocs({
  description: 'The accounts of the signed-in member.',
  responses: {
    MemberAccount: response(MemberAccount, 'An account as its member sees it.', {
      id: 'The id of the account.',
      name: 'The name of the organisation.',
      plan: 'The plan of the account.',
      trial_ends_at: 'When its trial ends.',
      api_access: 'Whether the plan has API access.',
      keys: 'Its API keys.',
      role: 'The role of the caller, or `custom` for individual permissions.',
    }),
    AuditEntry: response(AuditEntry, 'An entry of the audit log.', {
      ...sharedResponses.HistoryEntry.fields,
      at: 'When it happened.',
      actor: 'Who did it.',
      action: 'The action; for a session, `create` is a sign-in and `delete` its end.',
      changes:
        'What changed, by field; of a session that somebody else ended, the `user_id` of its member.',
      resource: 'The kind of record that was written; the account itself, or a session.',
      version:
        'The version of the record after the write; sessions, passwords and second factors have none.',
      request_id: 'The request that wrote it; null if there was none.',
    }),
    KeyUse: response(MemberAccount.shape.keys, 'The API keys of an account.', {
      used: 'Number of active keys.',
      limit: 'Number of keys that the plan allows.',
    }),
  },
});
