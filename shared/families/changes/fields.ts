import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { FieldChange } from '#shared/fields/history.ts';
import { timeParameter, wordParameter } from '#shared/fields/parameters.ts';
import { pageParameters } from '#shared/fields/query.ts';
import { Id, Instant } from '#shared/fields/record.ts';
import { changeResources, eventTypes } from './event-types.ts';

const { limit, cursor } = pageParameters;

export const ChangeQuery = z.object({
  since: timeParameter(),
  cursor,
  resource: wordParameter(changeResources),
  limit,
});
export type ChangeQuery = z.output<typeof ChangeQuery>;

export const Change = z.strictObject({
  id: z.string(),
  type: z.enum(eventTypes),
  at: Instant,
  account_id: Id,
  actor: Actor,
  resource: z.enum(changeResources),
  resource_id: Id,
  version: Id,
  changes: z.array(FieldChange),
});
export type Change = z.infer<typeof Change>;
