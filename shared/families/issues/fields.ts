import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { conditions } from '#shared/families/items/fields.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { itemIds } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { timeParameter, trueParameter, wordParameter } from '#shared/fields/parameters.ts';
import { deletedFilter, partyParameters, syncedQuery } from '#shared/fields/query.ts';
import { Count, Id, Instant, ItemSummary, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { boolean, choice, instant, number, reference } from '#shared/fields/values.ts';
import { fileCounts, MainPicture } from '#shared/resources/files.ts';
import { issueStatuses } from './statuses.ts';

const priorities = ['low', 'normal', 'high'] as const;

export const issueFields = {
  name: required(text(200)),
  iid: required(itemIds()),
  deadline: optional(instant()),
  description: optional(longText()),
  autochange_condition: defaulted(boolean(), false),
  priority: defaulted(choice(priorities), 'normal'),
  user_id: optional(reference('user')),
  contact_id: optional(reference('contact')),
  cost: optional(number({ decimals: 2 })),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

export const IssueCreate = createBody({ ...issueFields, occurred_at: optional(instant()) });
export type IssueCreate = BodyOf<typeof IssueCreate>;
export const IssueUpdate = updateBody(issueFields);
export type IssueUpdate = BodyOf<typeof IssueUpdate>;

/** The effect of an issue on an item's condition, and why it had none. */
export const ConditionEffect = z.strictObject({
  item_id: Id,
  /** The condition before the hold. */
  from: z.enum(conditions),
  applied: z.boolean(),
  restored: z.boolean(),
  reason: z.nullable(
    z.enum(['discarded', 'already_inoperative', 'held_by_other_issue', 'changed_since', 'deleted']),
  ),
});
export type ConditionEffect = z.infer<typeof ConditionEffect>;

export const issueStored = {
  occurred_at: stored(z.nullable(Instant), null),
  status: stored(z.enum(issueStatuses), 'open'),
  closed_at: stored(z.nullable(Instant), null),
  closed_by: stored(z.nullable(Actor), null),
  resolution: stored(z.nullable(z.string()), null),
  comments_count: stored(Count, 0),
  condition_effects: stored(z.array(ConditionEffect), []),
  ...fileCounts,
};

export const IssueStatusBody = createBody({
  status: required(choice(issueStatuses)),
  remarks: optional(longText()),
});
export type IssueStatusBody = BodyOf<typeof IssueStatusBody>;

export const issueOrders = ['id', 'deadline', 'created_at'] as const;

export const IssueQuery = syncedQuery(issueOrders, {
  ...partyParameters,
  status: wordParameter(issueStatuses),
  priority: wordParameter(priorities),
  unsolved: trueParameter(),
  overdue: trueParameter(),
  deadline_before: timeParameter(),
  ...deletedFilter,
});
export type IssueQuery = z.output<typeof IssueQuery>;

export const Issue = z.strictObject({
  ...recordShape,
  ...responseOf(issueFields),
  items: z.array(ItemSummary),
  overdue: z.boolean(),
  ...responseOf(issueStored),
  main_picture: z.nullable(MainPicture),
});
export type Issue = z.infer<typeof Issue>;

/** Field descriptions; for a reference, what it refers to. */
export const issueTexts = {
  name: 'The title.',
  iid: 'The ids of the items. Duplicates are ignored.',
  deadline: 'The deadline.',
  description: 'The description of the issue.',
  autochange_condition: 'Whether the items are inoperative as long as the issue is not closed.',
  priority: 'The priority.',
  user: 'the member who deals with it',
  contact: 'the contact who deals with it',
  cost: 'What it costs, with 2 decimals at most.',
  items: 'The items, with their names.',
  overdue: 'Whether it is past its deadline and not closed.',
  occurred_at: 'When it happened, if the request said so; null otherwise.',
  status: 'The status of the issue.',
  closed_at: 'When it was closed.',
  closed_by: 'Who closed it.',
  resolution: 'The remarks on closing.',
  comments_count: 'Number of comments.',
  condition_effects: 'The effect on the condition of each item.',
  main_picture: 'The main picture of the issue.',
} as const;
