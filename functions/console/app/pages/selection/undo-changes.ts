import { Problem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { formatCount } from '#console/format-count.ts';
import { isNext } from '#console/ui/record-form.ts';
import { showToast } from '#console/ui/toast.tsx';
import { idsOf, moveItems, readItems } from './bulk-calls.ts';

interface ItemsChange<Value> {
  before: readonly Item[];
  /** The items as the change left them. */
  after: readonly Pick<Item, 'id' | 'version'>[];
  /** Reads the changed value of an item, and sets it on items. */
  read: (item: Item) => Value;
  set: (ids: number[], value: Value) => Promise<Item[]>;
}

/** Returns the undo of a change, which skips items that other members have changed meanwhile or since. */
export function undoOf<Value>({ before, after, read, set }: ItemsChange<Value>) {
  const itemById = new Map(before.map((item) => [item.id, item]));
  const own = after.filter((item) => isNext(item, itemById.get(item.id) ?? item));
  const versions = new Map(own.map(({ id, version }) => [id, version]));
  return async (): Promise<void> => {
    const present = await readItems(idsOf(before));
    const same = present.filter(({ id, version }) => version <= (versions.get(id) ?? 0));
    const ids = new Set(idsOf(same));
    const items = before.filter(({ id }) => ids.has(id));
    for (const group of groupsBy(items, read)) {
      // After an undo that stops halfway, the next attempt must not take its changes for another member's.
      for (const { id, version } of await set(group.ids, group.value)) versions.set(id, version);
    }
    const othersCount = before.length - items.length;
    if (othersCount === 0) return;
    const message = `Changed since, and not undone: ${formatCount(othersCount, 'item')}.`;
    if (items.length === 0) throw new Problem(412, { code: 'version_mismatch', message });
    showToast(message);
  };
}

/** The undo of a move. */
export const backToPlaces = {
  read: (item: Item) => item.location_id,
  set: (ids: number[], location_id: number | null) => moveItems(ids, { location_id }),
};

/** Groups items by their earlier value, to set it in one call for each group. */
function groupsBy<Value>(
  items: readonly Item[],
  read: (item: Item) => Value,
): { value: Value; ids: number[] }[] {
  const groups = Map.groupBy(items, (item) => JSON.stringify(read(item)));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ value: read(first), ids: idsOf(group) }] : [];
  });
}
