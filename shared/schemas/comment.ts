import * as z from 'zod/mini';
import { commentedTypes } from '#shared/resources/comment.ts';
import { type CreateValues, createBody, type FieldSpecs, required } from './field.ts';
import { idParameter, unsyncedQuery, wordParameter } from './query.ts';
import { Id, Named, recordShape } from './record.ts';
import { choice, longText, reference } from './values.ts';

const fields = {
  object_type: required(choice(commentedTypes)),
  object_id: required(reference()),
  body: required(longText()),
} satisfies FieldSpecs;
export const CommentCreate = createBody(fields);
export type CommentCreate = CreateValues<typeof fields>;

const filters = { object_type: wordParameter(commentedTypes), object_id: idParameter() };
export const CommentQuery = unsyncedQuery(['id'], filters).check(({ value, issues }) => {
  if (value.object_id === undefined || value.object_type !== undefined) return;
  const message = 'An object_id needs its object_type.';
  const params = { code: 'invalid_value' };
  issues.push({ code: 'custom', input: undefined, path: ['object_type'], message, params });
});
export type CommentQuery = z.output<typeof CommentQuery>;

export const Comment = z.strictObject({
  ...recordShape,
  object_type: z.enum(commentedTypes),
  object_id: Id,
  object: Named,
  body: z.string(),
});
export type Comment = z.infer<typeof Comment>;
