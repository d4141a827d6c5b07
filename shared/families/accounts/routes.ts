import * as z from 'zod/mini';
import { PageQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { AuditEntry, AuditQuery } from './audit-fields.ts';
import { MemberAccount } from './member-account.ts';

export const list = route({
  method: 'GET',
  path: '/v1/accounts',
  summary: 'List your accounts',
  access: 'first-party',
  logins: true,
  query: PageQuery,
  data: z.array(MemberAccount),
  list: true,
});

export const history = route({
  method: 'GET',
  path: '/v1/accounts/{id}/history',
  summary: 'List the audit log of an account',
  description:
    'Changes of records, keys, members and the account, sign-ins, and changes of passwords and second factors, ' +
    'newest first. A change appears within seconds.',
  access: 'first-party',
  permissions: ['admin.account'],
  query: AuditQuery,
  data: z.array(AuditEntry),
  list: true,
});
