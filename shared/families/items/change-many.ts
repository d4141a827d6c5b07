import type { Answer, Call } from '#shared/call.ts';
import {
  ApiError,
  assertNoProblems,
  type FieldProblems,
  mergeFields,
  withFields,
} from '#shared/errors.ts';
import { tagsMax } from '#shared/fields/collections.ts';
import { commit } from '#shared/records/commit.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { occurrenceProblems, withOccurredAt } from '#shared/records/occurrence.ts';
import type { Names } from '#shared/records/reference-names.ts';
import {
  type BodyReference,
  bodyReferences,
  lookUpReferences,
} from '#shared/records/references.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { isUnchanged, nextVersion } from '#shared/records/versions.ts';
import type { Content } from '#shared/resources/resource.ts';
import { itemProblems, mergeItem } from './item.ts';
import { itemChange } from './item-change.ts';
import { itemView } from './item-view.ts';
import { readItems } from './named-items.ts';
import type { ItemsMove, ItemsUpdate } from './operation-fields.ts';
import { type ItemRecord, item } from './record.ts';

type ItemChanges = Partial<Content<ItemRecord>>;

interface ManyChanges<V> {
  references: readonly BodyReference[];
  entry: EntryDetails;
  /** Adds an entry to the history of items without a change, too. */
  alwaysWrites?: boolean;
  changes: (item: ItemRecord) => ItemChanges;
  /** Problems besides those of any item. */
  problems?: (after: ItemRecord) => FieldProblems;
  /** Refuses by the state of the items, after the changes themselves are valid. */
  assertState?: (items: readonly ItemRecord[]) => Promise<void>;
  /** The path of the changes in the body. */
  below?: string;
  show: (after: readonly ItemRecord[], before: readonly ItemRecord[], names: Names) => Promise<V>;
}

/**
 * Updates several items in one transaction, all or none. An error names every item that blocks the
 * call. Items without a change are not written, unless `alwaysWrites` is set.
 */
export async function changeMany<V>(
  call: Call,
  iid: readonly number[],
  {
    references,
    entry,
    alwaysWrites,
    changes,
    problems,
    assertState,
    below = '',
    show,
  }: ManyChanges<V>,
): Promise<Answer<V>> {
  const [{ items, problems: missing }, foundReferences] = await Promise.all([
    readItems(call, iid),
    lookUpReferences(call, { references }),
  ]);
  const plans = items.map((before) => {
    const patch = changes(before);
    return { before, patch, after: nextVersion<ItemRecord>(call, before, patch) };
  });
  const wrong = plans.map(({ after, patch }) => {
    const own = mergeFields(atPath(itemProblems(after, patch), below), problems?.(after) ?? {});
    return ofItem(own, after.id);
  });
  assertNoProblems(occurrenceProblems(call), missing, foundReferences.problems, ...wrong);
  await assertState?.(items);
  const writtenPlans = plans.filter(
    ({ before, patch }) => alwaysWrites || !isUnchanged<ItemRecord>(before, patch),
  );
  const after = plans.map((one) => (writtenPlans.includes(one) ? one.after : one.before));
  const data = await show(after, items, foundReferences.names);
  if (writtenPlans.length === 0) return { data, meta: { unchanged: true } };
  const writes = writtenPlans.map(({ before, patch }) =>
    namingItem(before.id, below, () => itemChange(call, before, patch, entry)),
  );
  return commit(call, joinWrites(...writes), { data });
}

/** Names the item, and the path of its field in the body, where it would be too large to store. */
function namingItem(id: number, below: string, write: () => Transaction): Transaction {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw withFields(error, ofItem(atPath(error.fields, below), id));
  }
}

function atPath(fields: FieldProblems, path: string): FieldProblems {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [`${path}${name}`, one]));
}

function ofItem(fields: FieldProblems, id: number): FieldProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problems]) => [
      path,
      problems.map((problem) => ({ ...problem, item_id: id })),
    ]),
  );
}

/** Moves several items to one location or to none, and their home if requested. */
export function moveItems(originalCall: Call, body: ItemsMove) {
  const { iid, location_id, set_home, remarks, occurred_at } = body;
  const call = withOccurredAt(originalCall, occurred_at);
  const changes = { location_id, ...(set_home ? { home_location_id: location_id } : {}) };
  return changeMany(call, iid, {
    references: bodyReferences(item, { location_id }),
    entry: { action: 'location', remarks },
    changes: () => changes,
    show: (after, _before, names) => itemView.show(call, after, { names }),
  });
}

/** Sets the same values on several items, and adds and removes tags. */
export function updateItems(call: Call, body: ItemsUpdate) {
  const set = body.set ?? {};
  return changeMany(call, body.iid, {
    references: bodyReferences(item, set).map((one) => ({ ...one, path: `set.${one.path}` })),
    entry: { action: 'update' },
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

function tagProblems({ tags }: ItemRecord): FieldProblems {
  if (tags.length <= tagsMax) return {};
  const message = `The item would have more than ${tagsMax} tags.`;
  return { add_tags: [{ code: 'too_many', message }] };
}
