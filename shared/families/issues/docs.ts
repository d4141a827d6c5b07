import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  ConditionEffect,
  Issue,
  IssueCreate,
  IssueStatusBody,
  IssueUpdate,
  issueFields,
  issueStored,
  issueTexts,
} from './fields.ts';

const texts = textsOf({ ...issueFields, ...issueStored }, issueTexts);

export default familyDocs({
  description: 'Problems and maintenance tasks on items.',
  responses: {
    Issue: response(Issue, 'A problem or maintenance task on items.', texts, IssueCreate),
    ConditionEffect: response(
      ConditionEffect,
      'The effect of an issue on the condition of an item.',
      {
        item_id: 'The id of the item.',
        from: 'The condition before the issue changed it.',
        applied: 'Whether the issue made the item inoperative.',
        restored: 'Whether the previous condition has been restored.',
        reason: 'Why the issue did not change, or did not restore, the condition.',
      },
    ),
  },
  requests: {
    IssueCreate: request(IssueCreate, 'A new issue.', texts),
    IssueUpdate: request(IssueUpdate, 'The fields of an issue that change.', texts),
    IssueStatusChange: request(IssueStatusBody, 'The status of an issue.', {
      ...texts,
      remarks: 'Remarks; on closing, the resolution.',
    }),
  },
});
