import type { BaseRecord, Resource, ResourceName } from './resource.ts';
import { idKey } from './resource.ts';
import { groupKey } from './sort-key.ts';

/** What can be commented on. */
export const commentedTypes = [
  'item',
  'location',
  'contact',
  'reservation',
  'checkout',
  'issue',
  'event',
] as const satisfies readonly ResourceName[];
export type CommentedType = (typeof commentedTypes)[number];

export interface CommentRecord extends BaseRecord {
  object_type: CommentedType;
  object_id: number;
  body: string;
}

/** The index keys of the comments on one record begin so. */
export function objectPrefix(type: CommentedType, id: number): string {
  return `${type}#${idKey(id)}`;
}

export const comment: Resource<CommentRecord> = {
  name: 'comment',
  blank: { object_type: 'item', object_id: 0, body: '' },
  references: {},
  claims: () => [],
  searchText: () => [],
  indexKeys: (record) => ({
    state_key: groupKey(objectPrefix(record.object_type, record.object_id), record.id),
  }),
  untracked: [],
};
