import { readNames } from '#shared/records/names.ts';
import { named } from '#shared/records/reference-names.ts';
import type { View } from '#shared/records/view.ts';
import type { Comment } from './fields.ts';
import { type CommentRecord, comment } from './record.ts';

export const commentView = {
  resource: comment,
  show: async (call, records, known) => {
    const objects = records.map(({ object_type, object_id }) => {
      return { resource: object_type, id: object_id };
    });
    const names = await readNames(call, objects, known?.names);
    return records.map((record) => {
      const { object_type, object_id } = record;
      return { ...record, object: named(names, object_type, object_id) };
    });
  },
} satisfies View<CommentRecord, Comment>;
