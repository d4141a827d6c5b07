import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { mainPictureFields, untrackedOfFiles } from '#shared/resources/files.ts';
import { summaryFields } from '#shared/resources/item-summaries.ts';
import { resource } from '#shared/resources/resource.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { groupKey, partyKeys } from '#shared/table/sort-key.ts';
import { issueFields, issueOrders, issueStored } from './fields.ts';

const fields = { ...issueFields, ...issueStored, ...summaryFields, ...mainPictureFields };

export interface IssueRecord extends BaseRecord, StoredValues<typeof fields> {}

export const issue = resource<IssueRecord, (typeof issueOrders)[number]>(fields, {
  name: 'issue',
  sorted: issueOrders,
  claims: (record) => uniqueClaim('issue.external_ref', record.external_ref),
  searchText: (record) => [record.name, record.description],
  equality: ({ priority }) => ({ priority }),
  facet: ({ status }) => status,
  indexKeys: (record) => ({
    ...inIndex(indexes.issue.status, groupKey(record.status, record.id)),
    ...partyKeys(record),
  }),
  untracked: ['comments_count', 'condition_effects', 'item_summaries', ...untrackedOfFiles],
});
