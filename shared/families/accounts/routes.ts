import * as z from 'zod/mini';
import { WholeListQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { AuditEntry, AuditQuery } from './audit-fields.ts';
import { MemberAccount } from './member-account.ts';

export const list = route({
  method: 'GET',
  path: '/v1/accounts',
  summary: 'List the accounts that the caller is a member of',
  access: 'first-party',
  logins: true,
  query: WholeListQuery,
  data: z.array(MemberAccount),
  list: true,
});

export const history = route({
  method: 'GET',
  path: '/v1/accounts/{id}/history',
  summary: 'List all that happened in an account',
  description:
    'Newest first, within seconds of the write: of records, keys, members and the account, and who ' +
    'signed in and out.',
  access: 'first-party',
  permissions: ['admin.account'],
  query: AuditQuery,
  data: z.array(AuditEntry),
  list: true,
});
