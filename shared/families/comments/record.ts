import type { BaseRecord } from '#shared/fields/record.ts';
import type { StoredValues } from '#shared/fields/stored.ts';
import { resource } from '#shared/resources/resource.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { groupKey, groupOf, idKey } from '#shared/table/sort-key.ts';
import { type CommentedType, commentFields, commentOrders } from './fields.ts';

export interface CommentRecord extends BaseRecord, StoredValues<typeof commentFields> {}

/** The prefix of the index keys of comments on one record. */
export function objectPrefix(type: CommentedType, id: number): string {
  return groupOf(type, idKey(id));
}

export const comment = resource<CommentRecord, (typeof commentOrders)[number]>(commentFields, {
  name: 'comment',
  sorted: commentOrders,
  indexKeys: (record) => ({
    ...inIndex(
      indexes.comment.object,
      groupKey(objectPrefix(record.object_type, record.object_id), record.id),
    ),
  }),
});
