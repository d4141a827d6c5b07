import type { Answer, Call } from '#shared/call.ts';
import { assertNoProblems, type Fields, mergeFields } from '#shared/errors.ts';
import { commit } from '#shared/records/commit.ts';
import type { Occasion } from '#shared/records/history.ts';
import { occurrenceProblems } from '#shared/records/occurrence.ts';
import type { Names } from '#shared/records/reference-names.ts';
import { type BodyReference, lookUpReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { isUnchanged, nextVersion } from '#shared/records/versions.ts';
import type { Content } from '#shared/resources/resource.ts';
import { itemProblems } from './item.ts';
import { itemWrites } from './item-change.ts';
import { readItems } from './named-items.ts';
import type { ItemRecord } from './record.ts';

export type ItemChanges = Partial<Content<ItemRecord>>;

interface ManyChanges<V> {
  references: readonly BodyReference[];
  occasion: Occasion;
  changes: (item: ItemRecord) => ItemChanges;
  /** Problems besides those of any item. */
  problems?: (after: ItemRecord) => Fields;
  /** Refuses by the state of the items, after the changes themselves are valid. */
  assertState?: (items: readonly ItemRecord[]) => Promise<void>;
  /** The path of the changes in the body. */
  below?: string;
  show: (after: readonly ItemRecord[], before: readonly ItemRecord[], names: Names) => Promise<V>;
}

/**
 * Updates several items in one transaction, all or none. An error names every item that blocks the
 * call. Items without a change are not written.
 */
export async function changeMany<V>(
  call: Call,
  iid: readonly number[],
  { references, occasion, changes, problems, assertState, below = '', show }: ManyChanges<V>,
): Promise<Answer<V>> {
  const [{ items, problems: missing }, found] = await Promise.all([
    readItems(call, iid),
    lookUpReferences(call, { references, claims: [] }),
  ]);
  const planned = items.map((before) => {
    const patch = changes(before);
    return { before, patch, after: nextVersion<ItemRecord>(call, before, patch) };
  });
  const wrong = planned.map(({ after, patch }) => {
    const own = mergeFields(atPath(itemProblems(after, patch), below), problems?.(after) ?? {});
    return ofItem(own, after.id);
  });
  assertNoProblems(occurrenceProblems(call), missing, found.problems, ...wrong);
  await assertState?.(items);
  const written = planned.filter(({ before, patch }) => !isUnchanged<ItemRecord>(before, patch));
  const after = planned.map((one) => (written.includes(one) ? one.after : one.before));
  const data = await show(after, items, found.names);
  if (written.length === 0) return { data, meta: { unchanged: true } };
  const writes = written.map((one) => itemWrites(call, one.before, one.after, occasion));
  return commit(call, joinWrites(...writes), { data });
}

function atPath(fields: Fields, path: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [`${path}${name}`, one]));
}

function ofItem(fields: Fields, id: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problems]) => [
      path,
      problems.map((problem) => ({ ...problem, item_id: id })),
    ]),
  );
}
