import type { Issue } from '#shared/families/issues/fields.ts';
import { issueView } from '#shared/families/issues/issue-view.ts';
import { type IssueRecord, issue } from '#shared/families/issues/record.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import type { Owner } from './owner.ts';

export const issueOwner: Owner<IssueRecord, Issue> = {
  name: 'issue',
  view: issueView,
  change: (call, before, changes, occasion) =>
    change(call, issue, before, nextVersion<IssueRecord>(call, before, changes), occasion),
};
