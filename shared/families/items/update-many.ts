import type { Call } from '#shared/call.ts';
import type { Fields } from '#shared/errors.ts';
import { tagsMax } from '#shared/fields/collections.ts';
import { bodyReferences } from '#shared/records/references.ts';
import { changeMany, type ItemChanges } from './change-many.ts';
import { mergeItem } from './item.ts';
import { itemView } from './item-view.ts';
import type { ItemsUpdate } from './operation-fields.ts';
import { type ItemRecord, item } from './record.ts';

/** Sets the same values on several items, and adds and removes tags. */
export function updateItems(call: Call, body: ItemsUpdate) {
  const set = body.set ?? {};
  return changeMany(call, body.iid, {
    references: bodyReferences(item, set).map((one) => ({ ...one, path: `set.${one.path}` })),
    occasion: { action: 'update' },
    below: 'set.',
    changes: (before) => withTags(before, mergeItem(before, set, call.now), body),
    problems: tagProblems,
    show: (after, _before, names) => itemView.show(call, after, { names }),
  });
}

function withTags(
  before: ItemRecord,
  changes: ItemChanges,
  { add_tags: added, remove_tags: removed }: ItemsUpdate,
): ItemChanges {
  if (added === null && removed === null) return changes;
  const remaining = (changes.tags ?? before.tags).filter((tag) => !removed?.includes(tag));
  return { ...changes, tags: [...new Set([...remaining, ...(added ?? [])])] };
}

function tagProblems({ tags }: ItemRecord): Fields {
  if (tags.length <= tagsMax) return {};
  const message = `The item would have more than ${tagsMax} tags.`;
  return { add_tags: [{ code: 'too_many', message }] };
}
