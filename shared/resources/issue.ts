import type { Condition } from './item.ts';
import type { Actor, BaseRecord, Resource } from './resource.ts';
import { groupKey, partyKeys, timeKey } from './sort-key.ts';

export const issueStatuses = ['open', 'in_progress', 'on_hold', 'closed'] as const;
export type IssueStatus = (typeof issueStatuses)[number];
export const issuePriorities = ['low', 'normal', 'high'] as const;

export const effectReasons = [
  'discarded',
  'already_inoperative',
  'held_by_other_issue',
  'changed_since',
  'deleted',
] as const;

/** What an issue did to the condition of an item, and why it did nothing. */
export interface ConditionEffect {
  item_id: number;
  /** The condition before the hold. */
  from: Condition;
  applied: boolean;
  restored: boolean;
  reason: (typeof effectReasons)[number] | null;
}

export interface IssueRecord extends BaseRecord {
  name: string;
  iid: number[];
  deadline: string | null;
  description: string | null;
  autochange_condition: boolean;
  priority: (typeof issuePriorities)[number];
  user_id: number | null;
  contact_id: number | null;
  cost: number | null;
  external_ref: string | null;
  status: IssueStatus;
  closed_at: string | null;
  closed_by: Actor | null;
  resolution: string | null;
  comments_count: number;
  condition_effects: ConditionEffect[];
}

export const issue: Resource<IssueRecord> = {
  name: 'issue',
  blank: {
    name: '',
    iid: [],
    deadline: null,
    description: null,
    autochange_condition: false,
    priority: 'normal',
    user_id: null,
    contact_id: null,
    cost: null,
    external_ref: null,
    status: 'open',
    closed_at: null,
    closed_by: null,
    resolution: null,
    comments_count: 0,
    condition_effects: [],
  },
  references: { user_id: 'user', contact_id: 'contact' },
  claims: () => [],
  searchText: (record) => [record.name, record.description],
  indexKeys: (record) => ({
    state_key: groupKey(record.status, record.id),
    time_key: timeKey(record.deadline, record.id),
    ...partyKeys(record),
  }),
  untracked: ['comments_count', 'condition_effects'],
};
