import * as z from 'zod/mini';
import type { ResourceName } from '#shared/families.ts';
import { type BodyOf, createBody } from '#shared/fields/body.ts';
import { type FieldSpecs, required } from '#shared/fields/field.ts';
import { idParameter, wordParameter } from '#shared/fields/parameters.ts';
import { refuseTogether, unsyncedQuery } from '#shared/fields/query.ts';
import { Named, recordShape } from '#shared/fields/record.ts';
import { responseOf } from '#shared/fields/stored.ts';
import { longText } from '#shared/fields/texts.ts';
import { choice, id } from '#shared/fields/values.ts';

const commentedTypes = [
  'item',
  'location',
  'contact',
  'reservation',
  'checkout',
  'issue',
  'event',
] as const satisfies readonly ResourceName[];
export type CommentedType = (typeof commentedTypes)[number];

export const commentFields = {
  object_type: required(choice(commentedTypes)),
  object_id: required(id()),
  body: required(longText()),
} satisfies FieldSpecs;
export const CommentCreate = createBody(commentFields);
export type CommentCreate = BodyOf<typeof CommentCreate>;

export const commentOrders = ['id'] as const;

const filters = { object_type: wordParameter(commentedTypes), object_id: idParameter() };
export const CommentQuery = unsyncedQuery(commentOrders, filters).check((context) => {
  const { object_id, object_type } = context.value;
  if (object_id === undefined || object_type !== undefined) return;
  refuseTogether(context, 'object_type', 'Must be given with object_id.');
});
export type CommentQuery = z.output<typeof CommentQuery>;

export const Comment = z.strictObject({
  ...recordShape,
  ...responseOf(commentFields),
  object: z.nullable(Named),
});
export type Comment = z.infer<typeof Comment>;

/** Field descriptions; for a reference, what it refers to. */
export const commentTexts = {
  object_type: 'The kind of record that is commented on.',
  object_id: 'The id of the record that is commented on.',
  body: 'The text.',
  object: 'The id and the name of the record that is commented on.',
} as const;
