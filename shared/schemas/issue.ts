import * as z from 'zod/mini';
import { effectReasons, issuePriorities, issueStatuses } from '#shared/resources/issue.ts';
import { conditions } from '#shared/resources/item.ts';
import { itemIds } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { sortedQuery, textParameter, wordParameter } from './query.ts';
import {
  Actor,
  Count,
  Id,
  Instant,
  ItemSummary,
  Named,
  partyFilters,
  recordShape,
} from './record.ts';
import { boolean, choice, instant, longText, number, reference, text } from './values.ts';

const fields = {
  name: required(text(200)),
  iid: required(itemIds()),
  deadline: optional(instant()),
  description: optional(longText()),
  autochange_condition: defaulted(boolean(), false),
  priority: defaulted(choice(issuePriorities), 'normal'),
  user_id: optional(reference()),
  contact_id: optional(reference()),
  cost: optional(number({ decimals: 2 })),
  external_ref: optional(text(200)),
} satisfies FieldSpecs;

export const IssueCreate = createBody(fields);
export type IssueCreate = CreateValues<typeof fields>;
export const IssueUpdate = updateBody(fields);
export type IssueUpdate = UpdateValues<typeof fields>;

const statusFields = {
  status: required(choice(issueStatuses)),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const IssueStatusBody = createBody(statusFields);
export type IssueStatusBody = CreateValues<typeof statusFields>;

export const IssueQuery = sortedQuery(['id', 'deadline', 'created_at'], {
  q: textParameter(),
  ...partyFilters,
  status: wordParameter(issueStatuses),
});
export type IssueQuery = z.output<typeof IssueQuery>;

const ConditionEffect = z.strictObject({
  item_id: Id,
  from: z.enum(conditions),
  applied: z.boolean(),
  restored: z.boolean(),
  reason: z.nullable(z.enum(effectReasons)),
});

export const Issue = z.strictObject({
  ...recordShape,
  name: z.string(),
  iid: z.array(Id),
  items: z.array(ItemSummary),
  deadline: z.nullable(Instant),
  overdue: z.boolean(),
  description: z.nullable(z.string()),
  autochange_condition: z.boolean(),
  priority: z.enum(issuePriorities),
  user_id: z.nullable(Id),
  user: Named,
  contact_id: z.nullable(Id),
  contact: Named,
  cost: z.nullable(z.number()),
  external_ref: z.nullable(z.string()),
  status: z.enum(issueStatuses),
  closed_at: z.nullable(Instant),
  closed_by: z.nullable(Actor),
  resolution: z.nullable(z.string()),
  comments_count: Count,
  condition_effects: z.array(ConditionEffect),
});
export type Issue = z.infer<typeof Issue>;
