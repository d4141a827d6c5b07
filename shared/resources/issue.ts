import { issueFields, issueKept, issueOrders } from '#shared/schemas/issue.ts';
import type { StoredValues } from '#shared/schemas/kept.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { uniqueClaim } from './claim.ts';
import { remembered } from './remembered-items.ts';
import { resource } from './resource.ts';
import { groupKey, partyKeys } from './sort-key.ts';

const fields = { ...issueFields, ...issueKept, ...remembered };

export interface IssueRecord extends BaseRecord, StoredValues<typeof fields> {}

export const issue = resource<IssueRecord, (typeof issueOrders)[number]>(fields, {
  name: 'issue',
  sorted: issueOrders,
  claims: (record) => uniqueClaim('issue.external_ref', record.external_ref),
  searchText: (record) => [record.name, record.description],
  facet: ({ status }) => status,
  indexKeys: (record) => ({ group_key: groupKey(record.status, record.id), ...partyKeys(record) }),
  untracked: ['comments_count', 'condition_effects', 'remembered_items'],
});
