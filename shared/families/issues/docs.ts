import { externalRef, historySays, recordMeanings } from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import { ConditionEffect, Issue, IssueCreate, IssueStatusBody, IssueUpdate } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  name: 'What is wrong, in short.',
  iid: 'The ids of the items. Duplicates collapse in their order.',
  deadline: 'Until when it is to be dealt with.',
  description: 'What there is to know about the issue.',
  autochange_condition: 'Whether the items are inoperative as long as the issue is not closed.',
  priority: 'How much it matters.',
  ...refers('user', 'the member who deals with it'),
  ...refers('contact', 'the contact who deals with it'),
  cost: 'What it costs, with 2 decimals at most.',
  external_ref: externalRef,
  items: 'The items, with their names.',
  overdue: 'Whether it is past its deadline and not closed.',
  status: 'How far it is.',
  closed_at: 'When it was closed.',
  closed_by: 'Who closed it.',
  resolution: 'What was remarked when it was closed.',
  comments_count: 'How many comments it has.',
  condition_effects: 'What it did to the condition of each item.',
};

export const issues = family(routes, {
  is: 'What is broken or has to be done on items, and until when.',
  shows: {
    Issue: shown(Issue, 'A problem or a task on items.', fields, IssueCreate),
    ConditionEffect: shown(ConditionEffect, 'What an issue did to the condition of an item.', {
      item_id: 'The id of the item.',
      from: 'The condition before the issue changed it.',
      applied: 'Whether the issue made the item inoperative.',
      restored: 'Whether the condition before has come back since.',
      reason: 'Why the issue did not change, or did not restore, the condition.',
    }),
  },
  takes: {
    IssueCreate: sent(IssueCreate, 'A new issue.', fields, {}),
    IssueUpdate: sent(IssueUpdate, 'The fields of an issue that change.', fields, {}),
    IssueStatusChange: sent(IssueStatusBody, 'The status of an issue.', fields, {
      remarks: 'Why; on closing, the resolution.',
    }),
  },
  operations: {
    history: { says: historySays },
    update: { says: 'A closed issue does not change.', refuses: ['issue_closed'] },
    setStatus: {
      says:
        'Open, in progress and on hold in any order; any of them to closed, and closed to open. ' +
        'Closing lets go of the items.',
      refuses: ['invalid_transition'],
    },
    remove: { says: 'Lets go of the items as closing does.' },
  },
});
